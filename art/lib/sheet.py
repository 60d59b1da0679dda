#!/usr/bin/python3
"""Contact sheet: sheet.py OUT.webp MASTER ...   (rows of equal height, filled to one width)"""

import sys

from PIL import Image

WIDTH, HEIGHT, GAP, PAPER = 2400, 420, 16, "#101216"


def main():
    out, *files = sys.argv[1:]
    thumbs = []
    for file in files:
        image = Image.open(file).convert("RGB")
        thumbs.append(image.resize((round(image.width * HEIGHT / image.height), HEIGHT), Image.LANCZOS))
    rows, row, used = [], [], GAP
    for thumb in thumbs:
        if row and used + thumb.width + GAP > WIDTH:
            rows.append(row)
            row, used = [], GAP
        row.append(thumb)
        used += thumb.width + GAP
    rows.append(row)
    sheet = Image.new("RGB", (WIDTH, GAP + len(rows) * (HEIGHT + GAP)), PAPER)
    for r, row in enumerate(rows):
        x = GAP
        for thumb in row:
            sheet.paste(thumb, (x, GAP + r * (HEIGHT + GAP)))
            x += thumb.width + GAP
    sheet.save(out, quality=84, method=6)


if __name__ == "__main__":
    main()
