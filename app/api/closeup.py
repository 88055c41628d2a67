"""The close look at a submission's first failing case, for programs."""

from fastapi import APIRouter

from app.api.models import ErrorOut
from app.api.submissions import unknown
from app.closeup.models import CloseupOut
from app.closeup.view import closeup_of
from app.errors import ApiError
from app.i18n import _
from app.identity import Asking
from app.reports import report_for
from app.services import Language, Parts

router = APIRouter(prefix="/api/v1", tags=["submissions"])


@router.get("/submissions/{id}/cases/{n}/closeup", responses={404: {"model": ErrorOut}})
async def get_closeup(id: str, n: int, parts: Parts, who: Asking, lang: Language) -> CloseupOut:
    """A map of the error, the worst pair as vectors, and how to replay it; of the first failing case only."""
    if await report_for(parts, who, id, lang) is None:
        raise unknown()
    found = await closeup_of(parts, who, id, lang)
    if found is None or found.number != n:
        raise ApiError(404, "no_closeup", _("There is nothing more to see of this case."))
    return found
