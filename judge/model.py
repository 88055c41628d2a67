"""The base of everything that is stored or sent."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """Immutable and strict about names; NaN and infinities survive JSON as strings."""

    model_config = ConfigDict(frozen=True, extra="forbid", ser_json_inf_nan="strings")
