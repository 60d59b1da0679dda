#!/usr/bin/python3
"""Crops a photograph of a page and writes it as PNG or WebP; what is transparent stays so.

encode.py IN OUT [--crop WIDTH HEIGHT] [--quality 89]

Quality 100 loses nothing: for flat drawings, whose lines would have halos.
"""

import argparse
import os

from PIL import Image


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source")
    parser.add_argument("out")
    parser.add_argument("--crop", nargs=2, type=int)
    parser.add_argument("--quality", type=int, default=89)
    args = parser.parse_args()
    image = Image.open(args.source)
    if image.mode != "RGBA" or image.getchannel("A").getextrema()[0] == 255:
        image = image.convert("RGB")
    if args.crop:
        image = image.crop((0, 0, *args.crop))
    os.makedirs(os.path.dirname(os.path.abspath(args.out)), exist_ok=True)
    if args.out.endswith(".webp"):
        image.save(args.out, quality=args.quality, lossless=args.quality == 100, method=6)
    else:
        image.save(args.out)


if __name__ == "__main__":
    main()
