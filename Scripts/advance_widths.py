"""Write the table of advance widths that LiberationSansMeasurer reads.

The widths are read from Liberation Sans regular and bold, version 2.1.5, as packed by Debian 12:

    apt-get install fonts-liberation2
    python3 -m venv .venv && .venv/bin/pip install fonttools
    .venv/bin/python Scripts/advance_widths.py \\
        "$(dirname "$(dpkg -L fonts-liberation2 | grep LiberationSans-Regular)")"

The one argument is the folder that holds LiberationSans-Regular.ttf and LiberationSans-Bold.ttf.
The file written is Sources/AutoLayout/Text/AdvanceWidths+LiberationSans.swift; the same fonts
give the same bytes.
"""

import sys
import unicodedata
from pathlib import Path

from fontTools.ttLib import TTFont

OUTPUT = (
    Path(__file__).resolve().parent.parent
    / "Sources/AutoLayout/Text/AdvanceWidths+LiberationSans.swift"
)
COLUMNS = 100
UNITS_PER_EM = 2048

# These draw nothing of their own, whatever the font says (it gives the soft hyphen a width).
INVISIBLE = {"Mn", "Me", "Cf", "Cc"}
NOT_TEXT = {"Co", "Cs", "Cn"}

# The font lacks the tab, which is set as a blank, and the non-breaking hyphen.
LOOKS_LIKE = {0x0009: 0x0020, 0x2011: 0x2010}


def widths(font: TTFont) -> dict[int, int]:
    """Code point -> advance width, such that equal strings come out equally wide.

    A code point that NFC replaces (the ohm sign by omega, the angstrom sign by a letter) gets the
    width of what replaces it, whether the font has a glyph of its own for it or not.
    """
    assert font["head"].unitsPerEm == UNITS_PER_EM
    glyphs = font.getBestCmap()
    metrics = font["hmtx"]

    def drawn(code_point: int) -> int:
        if unicodedata.category(chr(code_point)) in INVISIBLE:
            return 0
        return metrics[glyphs[code_point]][0]

    table = {}
    for code_point in range(0x10000):
        if unicodedata.category(chr(code_point)) in INVISIBLE | NOT_TEXT:
            continue
        composed = [ord(c) for c in unicodedata.normalize("NFC", chr(code_point))]
        if all(c in glyphs for c in composed):
            table[code_point] = sum(drawn(c) for c in composed)
    for code_point, twin in LOOKS_LIKE.items():
        assert code_point not in table
        table[code_point] = table[twin]
    return table


def stretches(table: dict[int, int]) -> list[tuple[int, int]]:
    """The first and last code points of each consecutive stretch."""
    result: list[tuple[int, int]] = []
    for code_point in sorted(table):
        if result and code_point == result[-1][1] + 1:
            result[-1] = (result[-1][0], code_point)
        else:
            result.append((code_point, code_point))
    return result


def swift_array(name: str, summary: str, table: dict[int, int]) -> list[str]:
    lines = [f"  /// {summary}", f"  static let {name}: [UInt16] = ["]
    for first, last in stretches(table):
        line = f"    0x{first:04X}, {last - first + 1},"
        for code_point in range(first, last + 1):
            item = f" {table[code_point]},"
            if len(line) + len(item) > COLUMNS:
                lines.append(line)
                line = "   "
            line += item
        lines.append(line)
    lines.append("  ]")
    return lines


def main(folder: str) -> None:
    regular, bold = (
        widths(TTFont(Path(folder) / f"LiberationSans-{face}.ttf")) for face in ("Regular", "Bold")
    )
    lines = [
        "// Written by Scripts/advance_widths.py: change that, not this.",
        "// A run is its first code point, its length, and that many widths, 2048 to the em.",
        "extension AdvanceWidths {",
        *swift_array("liberationSansRegular", "The runs of Liberation Sans.", regular),
        "",
        *swift_array("liberationSansBold", "The runs of Liberation Sans Bold.", bold),
        "}",
    ]
    OUTPUT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
