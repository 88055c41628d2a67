"""``strip_symbols.py FOLDER`` cuts off shared libraries what only debuggers read. For images without binutils.

A library is loaded by its program headers; sections that belong to none of them, symbol tables above all, are not
loaded at all. They lie at its end: 90 MB of torch.
"""

import struct
import sys
from pathlib import Path

SMALLEST = 1 << 20
_ELF64_LITTLE = b"\x7fELF\x02\x01"
_PROGRAM_HEADERS, _SECTION_HEADERS = 32, 40  # where in the header their offsets stand
_COUNTS = struct.Struct("<5H")  # at 54: size and number of program headers, of section headers, index of their names


def cut(path: Path) -> int:
    """Cut one file; how many bytes that saved."""
    before = path.stat().st_size
    with path.open("r+b") as file:
        head = bytearray(file.read(64))
        if not head.startswith(_ELF64_LITTLE):
            return 0
        offset: int = struct.unpack_from("<Q", head, _PROGRAM_HEADERS)[0]
        size, count, section_size, _sections, _names = _COUNTS.unpack_from(head, 54)
        file.seek(offset)
        table = file.read(size * count)
        end: int = offset + len(table)
        for number in range(count):
            start, _virtual, _physical, length = struct.unpack_from("<4Q", table, number * size + 8)
            end = max(end, start + length)
        struct.pack_into("<Q", head, _SECTION_HEADERS, 0)
        _COUNTS.pack_into(head, 54, size, count, section_size, 0, 0)
        file.seek(0)
        file.write(head)
        file.truncate(end)
    return before - end


if __name__ == "__main__":
    found = [path for path in Path(sys.argv[1]).rglob("*.so*") if path.is_file() and path.stat().st_size > SMALLEST]
    print(f"strip_symbols: {sum(map(cut, found)) / 1e6:.0f} MB cut off {len(found)} libraries")
