# A server for a class, or a worker: see README.md, "For a class: one container".
#
#   docker build -t rope-judge .
#
# Build arguments
#   BASE         any Debian with Python 3.11 or newer
#   TORCH_INDEX  where torch comes from if pip has no index configured (default: PyTorch's own CPU wheels)
#   VERSION      written into the labels
# A pip configuration of your own comes as a secret, so that it stays in no layer:
#   docker build --secret id=pip,src=/etc/pip.conf -t rope-judge .
ARG BASE=python:3.11-slim-bookworm


# What is installed changes seldom; it is a layer of its own.
FROM ${BASE} AS packages
ARG TORCH_INDEX
ENV LANG=C.UTF-8
WORKDIR /app
COPY scripts/install scripts/find-python scripts/slim scripts/strip_symbols.py scripts/
COPY pyproject.toml requirements.lock requirements-dev.lock LICENSE ./
COPY judge/__init__.py judge/
# An own configuration of pip is read beside the one of the base, if that has one.
RUN --mount=type=secret,id=pip --mount=type=cache,target=/root/.cache/pip \
    if [ -f /run/secrets/pip ]; then export PIP_CONFIG_FILE=/run/secrets/pip; fi; \
    touch README.md && scripts/install service && scripts/slim /app/.venv


# The sources, compiled, and with the same rights whatever the checkout's were.
FROM ${BASE} AS sources
WORKDIR /app
COPY pyproject.toml LICENSE ./
COPY templates templates
COPY static static
COPY problems problems
COPY judge judge
COPY practice practice
COPY app app
RUN chmod -R u=rwX,go=rX . && python3 -m compileall -qq app judge practice


FROM ${BASE}
ARG BASE
ARG VERSION=unknown
LABEL org.opencontainers.image.title="rope-judge" \
      org.opencontainers.image.description="A practice judge for position-encoding exercises in PyTorch" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.base.name="${BASE}"

# Debian has libseccomp2 already, since apt needs it. The official Python images ship their library uncompiled, which
# costs a second at every start. /data may be used by any user (`--user`): the server closes it to others when it owns it.
RUN python3 -c "import ctypes; ctypes.CDLL('libseccomp.so.2')" 2>/dev/null \
    || { apt-get update && apt-get install -y --no-install-recommends libseccomp2 && rm -rf /var/lib/apt/lists/*; }; \
    python3 -m compileall -qq -x '/(test|tests|idlelib|lib2to3|tkinter|turtledemo|ensurepip|site-packages)/' \
        "$(python3 -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')" || true; \
    useradd --uid 10001 --gid 0 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin rope-judge \
    && mkdir /data && chown 10001:0 /data && chmod 0777 /data

WORKDIR /app
COPY --from=packages /app/.venv .venv
COPY --from=sources /app .

ENV PATH=/app/.venv/bin:$PATH \
    LANG=C.UTF-8 \
    PYTHONUTF8=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    ROPE_JUDGE_HOST=0.0.0.0 \
    ROPE_JUDGE_DATA=/data

# By number, for whoever refuses images that may run as root. Group 0 is what `--user N` gets too, so that a volume
# can change hands; there is nothing in the image that it may write to.
USER 10001:0
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["python", "-m", "app.healthcheck"]
CMD ["rope-judge", "serve"]
