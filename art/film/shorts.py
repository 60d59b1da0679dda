#!/usr/bin/python3
"""Makes short films from stills that move slowly and dissolve, with their sound.

    art/film/shorts.py [NAME]    projectionist.mp4 and guest-lift.mp4 among their homes' pictures

Needs ffmpeg (with libx264 and aac), numpy and Pillow.
"""

import os
import subprocess
import sys

import numpy as np
from PIL import Image

from record import record

PROJECT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
WIDTH, HEIGHT, RATE, SOUND = 1280, 536, 24, 44100
DISSOLVE = 0.7

# Each scene: the still, seconds, and where its middle lies at the start and at the end: x, y, and how much of its width is seen.
FILMS = {
    "projectionist": {
        "home": "personal-portfolio",
        "scenes": [
            ("demos/personal-portfolio/pictures/projectionist-threading", 3.8, (0.54, 0.5, 0.9), (0.46, 0.5, 0.8)),
            ("demos/personal-portfolio/pictures/projectionist-house", 3.6, (0.5, 0.5, 1.0), (0.5, 0.46, 0.86)),
            ("demos/personal-portfolio/pictures/projectionist-door", 3.6, (0.6, 0.52, 0.82), (0.55, 0.5, 0.95)),
            ("assets/stills/last-projectionist", 3.8, (0.5, 0.62, 0.92), (0.52, 0.54, 0.8)),
            ("demos/personal-portfolio/pictures/projectionist-title", 3.2, (0.5, 0.5, 0.97), (0.5, 0.5, 1.0)),
        ],
    },
    "guest-lift": {
        "home": "studio-agency",
        "scenes": [
            ("demos/studio-agency/pictures/guest", 4.2, (0.5, 0.5, 1.0), (0.58, 0.48, 0.84)),
            ("demos/studio-agency/pictures/guest-glass", 3.6, (0.5, 0.5, 0.9), (0.52, 0.48, 0.8)),
            ("demos/studio-agency/pictures/guest-chairs", 3.6, (0.46, 0.5, 0.86), (0.54, 0.5, 0.86)),
            ("demos/studio-agency/pictures/guest-title", 3.0, (0.5, 0.5, 1.0), (0.5, 0.5, 0.98)),
        ],
    },
}


def seen(still, start, end, t):
    """What the camera sees of a still when `t` of the move is done."""
    x, y, part = (a + (b - a) * t for a, b in zip(start, end))
    w = still.width * part
    h = w * HEIGHT / WIDTH
    left = min(max(x * still.width - w / 2, 0), still.width - w)
    top = min(max(y * still.height - h / 2, 0), max(0, still.height - h))
    frame = still.transform((WIDTH, HEIGHT), Image.AFFINE, (w / WIDTH, 0, left, 0, h / HEIGHT, top), Image.BICUBIC)
    return np.asarray(frame, dtype=np.float32)


def frames(scenes):
    """All frames; neighbours overlap while they dissolve."""
    starts = [sum(s[1] - DISSOLVE for s in scenes[:k]) for k in range(len(scenes))]
    length = starts[-1] + scenes[-1][1]
    stills = [Image.open(os.path.join(PROJECT, "src", f"{s[0]}.webp")).convert("RGB") for s in scenes]
    for number in range(int(length * RATE)):
        now = number / RATE
        picture = np.zeros((HEIGHT, WIDTH, 3), dtype=np.float32)
        for (_, seconds, a, b), begin, still in zip(scenes, starts, stills):
            t = now - begin
            if 0 <= t < seconds:
                rise = 1 if begin == 0 else min(1, t / DISSOLVE)
                picture = picture * (1 - rise) + seen(still, a, b, t / seconds) * rise
        yield picture * min(1, now / 0.6, (length - now) / 0.8)


def machine(seconds):
    """A projector two rooms off: a hum, and 24 claws a second."""
    rng = np.random.default_rng(24)
    t = np.arange(int(SOUND * seconds)) / SOUND
    claw = rng.normal(size=t.size) * np.exp(-((t * RATE) % 1) * 9) * 0.12
    hum = 0.08 * np.sin(2 * np.pi * 50 * t) + 0.03 * np.sin(2 * np.pi * 150 * t)
    sound = np.convolve(claw, np.ones(14) / 14, "same") + hum
    return sound * np.minimum(1, np.minimum(t / 1.2, (seconds - t) / 1.0))


def make(name):
    film = FILMS[name]
    folder = os.path.join(PROJECT, "src", "demos", film["home"], "pictures")
    count = int((sum(s[1] for s in film["scenes"]) - DISSOLVE * (len(film["scenes"]) - 1)) * RATE)
    wave = os.path.join(folder, f".{name}.raw")
    (np.clip(machine(count / RATE), -1, 1) * 32767).astype("<i2").tofile(wave)
    out = os.path.join(folder, f"{name}.mp4")
    read = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}", "-r", str(RATE), "-i", "-", "-f", "s16le", "-ar", str(SOUND), "-ac", "1", "-i", wave]
    form = ["-c:v", "libx264", "-crf", "25", "-maxrate", "340k", "-bufsize", "680k", "-preset", "medium", "-pix_fmt", "yuv420p", "-x264-params", "aq-mode=3"]
    rest = ["-c:a", "aac", "-b:a", "64k", "-movflags", "+faststart", "-shortest", out]
    coder = subprocess.Popen(["nice", "-n", "10", "ffmpeg", "-y", "-v", "error", *read, *form, *rest], stdin=subprocess.PIPE)
    for frame in frames(film["scenes"]):
        coder.stdin.write(np.clip(frame + 0.5, 0, 255).astype(np.uint8).tobytes())
    coder.stdin.close()
    if coder.wait() != 0:
        sys.exit("ffmpeg ended with an error")
    os.remove(wave)
    print(f"{name}.mp4: {os.path.getsize(out)} bytes, {count / RATE:.1f} s")


def path_of(name):
    return os.path.join(PROJECT, "src", "demos", FILMS[name]["home"], "pictures", f"{name}.mp4")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or FILMS:
        make(chosen)
    record("shorts.json", ["shorts.py"], [path_of(name) for name in FILMS])
