"""``python -m app.healthcheck``: whether the server in this container takes submissions. Exit code 0 or 1.

Asked every half minute, so it starts nothing but the standard library; and over a plain connection, since a proxy that
the environment names would be asked for 127.0.0.1, too.
"""

import http.client
import os
import sys

TIMEOUT = 4.0


def main() -> int:
    """Ask ``/readyz``, and say on standard error what is not as it should be."""
    host, port = os.environ.get("ROPE_JUDGE_HOST", ""), int(os.environ.get("ROPE_JUDGE_PORT") or 8000)
    here = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    connection = http.client.HTTPConnection(here, port, timeout=TIMEOUT)
    try:
        connection.request("GET", "/readyz", headers={"Host": f"localhost:{port}"})
        answer = connection.getresponse()
        if answer.status == 200:
            return 0
        print(f"{here}:{port}/readyz: {answer.status} {answer.read(500).decode(errors='replace')}", file=sys.stderr)
    except (OSError, http.client.HTTPException) as error:
        print(f"{here}:{port}/readyz: {str(error) or type(error).__name__}", file=sys.stderr)
    finally:
        connection.close()
    return 1


if __name__ == "__main__":
    sys.exit(main())
