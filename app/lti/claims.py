"""What a launch says, as far as it is used here."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

LTI = "https://purl.imsglobal.org/spec/lti/claim/"
DEEP = "https://purl.imsglobal.org/spec/lti-dl/claim/"
AGS = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint"
SCORE_SCOPE = "https://purl.imsglobal.org/spec/lti-ags/scope/score"
INSTRUCTOR = frozenset({"http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor", "Instructor"})

Short = Annotated[str, Field(max_length=255)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="ignore", frozen=True)


class Context(_Part):
    """The course."""

    id: Annotated[str, Field(min_length=1, max_length=255)]
    title: str | None = None
    label: str | None = None


class DeepLinking(_Part):
    """What the platform wants to have chosen, and where to send it."""

    deep_link_return_url: str
    accept_types: list[str] = []
    accept_lineitem: bool | None = None
    data: str | None = None


class Grading(_Part):
    """The gradebook: the column of this link, and what may be done with it."""

    scope: list[str] = []
    lineitem: str | None = None


def _alias(name: str) -> str:
    if name == "deep_linking":
        return DEEP + "deep_linking_settings"
    if name == "grading":
        return AGS
    ours = {"message_type", "version", "deployment_id", "target_link_uri", "roles", "context", "custom"}
    return LTI + name if name in ours else name


class Claims(_Part):
    """An id_token that was found to be good."""

    model_config = ConfigDict(extra="ignore", frozen=True, alias_generator=_alias)

    sub: Annotated[str, Field(min_length=1, max_length=255)]
    name: str | None = None
    given_name: str | None = None
    family_name: str | None = None
    message_type: Literal["LtiResourceLinkRequest", "LtiDeepLinkingRequest"]
    version: Literal["1.3.0"]
    deployment_id: Short
    target_link_uri: str = ""
    roles: list[str] = []
    context: Context | None = None
    custom: dict[str, Any] | None = None
    deep_linking: DeepLinking | None = None
    grading: Grading | None = None

    @property
    def instructor(self) -> bool:
        """Whether this person teaches the course."""
        return not INSTRUCTOR.isdisjoint(self.roles)

    @property
    def full_name(self) -> str:
        """The name as the platform tells it; empty where it keeps names to itself."""
        return self.name or " ".join(part for part in (self.given_name, self.family_name) if part)
