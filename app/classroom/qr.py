"""QR codes as SVG in the page."""

import segno
from markupsafe import Markup


def svg(address: str, title: str) -> Markup:
    """The QR code of ``address``; dark on light in every theme, as cameras want it."""
    code = segno.make(address, error="m", micro=False)
    return Markup(code.svg_inline(border=3, omitsize=True, svgclass="qr", lineclass=None, light="#fff", title=title))
