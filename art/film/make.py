#!/usr/bin/python3
"""Makes the background film of the film studio's front page from take.c.

    art/film/make.py            take.webm, take.mp4 and take-poster.webp among the film studio's pictures
    art/film/make.py --still N  only frame N of the take, as art/.cache/film/frame-N.png
    art/film/make.py --check    are the files those that manifest.json recorded, from these sources?

Needs gcc and ffmpeg (with libx264 and libvpx-vp9), nothing else.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
PROJECT = os.path.dirname(os.path.dirname(HERE))
CACHE = os.path.join(os.environ.get("ART_CACHE", os.path.join(PROJECT, "art", ".cache")), "film")
OUT = os.path.join(PROJECT, "src", "demos", "studio-agency", "pictures")

WIDTH, HEIGHT, RATE, FRAMES = 1280, 720, 24, 240
POSTER_FRAME = 40
LIMIT = 2_000_000

FILES = {
    "take.webm": OUT,
    "take.mp4": OUT,
    "take-poster.webp": OUT,
}
SOURCES = ("take.c", "make.py")
MANIFEST = os.path.join(HERE, "manifest.json")

COLOUR = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"]


def run(words, **options):
    return subprocess.run(["nice", "-n", "19", *words], check=True, **options)


def compiled(name):
    """Compiles `<name>.c` for this machine and returns the program."""
    os.makedirs(CACHE, exist_ok=True)
    program = os.path.join(CACHE, name)
    source = os.path.join(HERE, f"{name}.c")
    run(["gcc", "-O3", "-march=native", "-ffast-math", source, "-o", program, "-lm"])
    return program


def frames(program, first=0, count=FRAMES, loop=FRAMES):
    return [program, str(WIDTH), str(HEIGHT), str(loop), str(first), str(count)]


def still(program, number, loop=FRAMES):
    raw = run(frames(program, number, 1, loop), capture_output=True).stdout
    return Image.frombytes("RGB", (WIDTH, HEIGHT), raw)


def lossless(program):
    """All frames once, so that both encoders and both passes read the same pixels."""
    path = os.path.join(CACHE, "take.y4m")
    source = subprocess.Popen(["nice", "-n", "19", *frames(program)], stdout=subprocess.PIPE)
    read = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}", "-r", str(RATE), "-i", "-"]
    convert = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p"]
    run(["ffmpeg", "-y", "-v", "error", *read, *convert, path], stdin=source.stdout)
    if source.wait() != 0:
        raise SystemExit("take ended with an error")
    return path


def encode_mp4(source, out):
    # aq-mode 3 spends bits on the dark gradients, where bands would show.
    quality = ["-crf", "21", "-maxrate", "1000k", "-bufsize", "2000k", "-preset", "slow", "-x264-params", "aq-mode=3:deblock=1,1"]
    form = ["-c:v", "libx264", "-profile:v", "high", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-an"]
    run(["ffmpeg", "-y", "-v", "error", "-i", source, *form, *quality, *COLOUR, out])


def encode_webm(source, out):
    log = os.path.join(CACHE, "vp9")
    form = ["-c:v", "libvpx-vp9", "-pix_fmt", "yuv420p", "-b:v", "800k", "-maxrate", "1000k", "-crf", "24", "-row-mt", "1", "-an"]
    for number in (1, 2):
        speed = ["-cpu-used", "4" if number == 1 else "2"]
        target = ["-f", "null", os.devnull] if number == 1 else [out]
        passes = ["-pass", str(number), "-passlogfile", log]
        run(["ffmpeg", "-y", "-v", "error", "-i", source, *form, *speed, *passes, *COLOUR, *target])


def sha256(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def facts():
    """What stands in manifest.json: checksums of the sources and of the finished files."""
    return {
        "sources": {name: sha256(os.path.join(HERE, name)) for name in SOURCES},
        "files": {
            name: {"sha256": sha256(os.path.join(folder, name)), "bytes": os.path.getsize(os.path.join(folder, name))}
            for name, folder in FILES.items()
        },
    }


def record():
    with open(MANIFEST, "w", encoding="utf8") as file:
        json.dump(facts(), file, indent=2)
        file.write("\n")


def check():
    with open(MANIFEST, encoding="utf8") as file:
        if json.load(file) != facts():
            sys.exit("the film is not what its sources make; run art/film/make.py")
    print("the film is in order")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--still", type=int)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--record", action="store_true", help="after an edit that cannot have changed the film")
    args = parser.parse_args()
    if args.check or args.record:
        return check() if args.check else record()
    program = compiled("take")
    if args.still is not None:
        still(program, args.still).save(os.path.join(CACHE, f"frame-{args.still}.png"))
        return
    os.makedirs(OUT, exist_ok=True)
    still(program, POSTER_FRAME).save(os.path.join(OUT, "take-poster.webp"), quality=88, method=6)
    source = lossless(program)
    encode_mp4(source, os.path.join(OUT, "take.mp4"))
    encode_webm(source, os.path.join(OUT, "take.webm"))
    os.remove(source)
    record()
    for name, folder in FILES.items():
        size = os.path.getsize(os.path.join(folder, name))
        print(f"{name}: {size} bytes")
        if size >= LIMIT:
            sys.exit(f"{name} is heavier than {LIMIT} bytes")


if __name__ == "__main__":
    main()
