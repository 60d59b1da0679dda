#!/usr/bin/python3
"""Makes the four openings of the album Low Tides: a soft piano, looped on tape, with its hiss.

    art/film/low_tides.py     low-tides-1.mp3, -4, -5 and -8 among the root page's pictures

Needs ffmpeg (with libmp3lame) and numpy.
"""

import os
import subprocess

import numpy as np

from record import record

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(os.path.dirname(os.path.dirname(HERE)), "src", "demos", "personal-portfolio", "pictures")
RATE = 44100

# Piece: seconds, and its notes as (second, MIDI number, strength).
PIECES = {
    1: (26, [(0.6, 57, 0.9), (4.2, 64, 0.6), (7.4, 57, 0.7), (8.1, 72, 0.5), (12.0, 69, 0.6), (12.9, 64, 0.5), (17.2, 53, 0.8), (17.9, 60, 0.5), (18.6, 67, 0.5), (22.0, 69, 0.4)]),
    4: (27, [(0.5, 50, 0.8), (1.6, 57, 0.5), (2.7, 65, 0.6), (3.8, 69, 0.5), (5.6, 48, 0.8), (6.7, 55, 0.5), (7.8, 64, 0.6), (10.4, 46, 0.9), (11.5, 53, 0.5), (12.6, 62, 0.6), (18.4, 53, 0.9), (19.5, 60, 0.6), (20.6, 69, 0.6), (21.7, 72, 0.5)]),
    5: (24, [(k * 1.45 + 0.4, note, 0.45 + 0.2 * (k % 3 == 0)) for k, note in enumerate([64, 71, 67, 76, 64, 71, 69, 74, 62, 69, 66, 74, 62, 71])]),
    8: (26, [(0.5 + 5 * k, note, 0.7) for k, note in enumerate([81, 81, 81, 81, 81])] + [(2.2, 53, 0.8), (2.5, 60, 0.5), (7.4, 50, 0.8), (7.8, 57, 0.5), (12.3, 46, 0.8), (12.7, 58, 0.5), (13.2, 65, 0.4), (17.4, 48, 0.8), (17.8, 60, 0.5)]),
}


def piano(number, strength, rng):
    """A felted string: partials that fade faster the higher they are, and the hammer's thud."""
    base = 440 * 2 ** ((number - 69) / 12)
    t = np.arange(int(RATE * 7)) / RATE
    tone = np.zeros_like(t)
    for k in range(1, 9):
        frequency = base * k * np.sqrt(1 + 0.0004 * k * k)
        if frequency < 9000:
            fade = np.exp(-t * (0.45 + 0.28 * k) * (base / 220) ** 0.4)
            tone += np.sin(2 * np.pi * frequency * t + rng.uniform(0, 6)) * fade / k**1.9
    thud = rng.normal(size=t.size) * np.exp(-t * 90) * 0.05
    return strength * (tone * np.minimum(1, t / 0.012) + np.convolve(thud, np.ones(60) / 60, "same"))


def brown(size, rng):
    """Noise without its edge: the harbour."""
    noise = np.fft.rfft(rng.normal(size=size))
    frequency = np.fft.rfftfreq(size, 1 / RATE)
    return np.fft.irfft(noise / (1 + (frequency / 220) ** 1.3), size)


def horn(seconds, base=87.3):
    """The ferry, in F, from across the water."""
    t = np.arange(int(RATE * seconds)) / RATE
    tone = sum(np.sin(2 * np.pi * base * k * t + 0.3 * np.sin(6 * t)) / k**1.25 for k in range(1, 9))
    return tone * np.minimum(1, t / 0.5) * np.minimum(1, (seconds - t) / 1.2)


def piece(number):
    seconds, notes = PIECES[number]
    rng = np.random.default_rng(number)
    size = RATE * seconds
    dry = np.zeros(size + RATE * 8)
    for at, note, strength in notes:
        tone = piano(note, strength, rng)
        dry[int(at * RATE) : int(at * RATE) + tone.size] += tone
    # The loop: what was played comes back after 3.1 seconds, duller each time.
    wet = dry.copy()
    for turn in range(1, 4):
        back = np.convolve(dry, np.hanning(24 * turn) / np.hanning(24 * turn).sum(), "same")
        wet += np.roll(back, int(3.1 * RATE * turn)) * 0.36**turn
    if number == 4:
        call = horn(3.4)
        wet[int(14.2 * RATE) : int(14.2 * RATE) + call.size] += call * 0.34
    wet = wet[:size]
    # Tape: slow wow, quick flutter, a little saturation, hiss and the water below.
    t = np.arange(size) / RATE
    drift = 0.0035 * np.sin(2 * np.pi * 0.6 * t) + 0.0004 * np.sin(2 * np.pi * 7 * t)
    channels = []
    for side in (0, 1):
        heard = np.interp(t + drift * (1 + 0.2 * side) - 0.004 * side, t, wet)
        hiss = np.diff(rng.normal(size=size + 1)) * 0.006
        sea = brown(size, rng)
        sea *= 0.05 / np.abs(sea).max() * (1 + 0.6 * np.sin(2 * np.pi * t / 6.5 + side))
        channels.append(np.tanh(heard * 0.55) + hiss + sea)
    sound = np.stack(channels, 1)
    sound *= 0.82 / np.abs(sound).max()
    sound *= np.minimum(1, np.minimum(t / 0.3, (seconds - t) / 3))[:, None]
    return (sound * 32767).astype("<i2")


def main():
    for number in PIECES:
        out = os.path.join(OUT, f"low-tides-{number}.mp3")
        read = ["-f", "s16le", "-ar", str(RATE), "-ac", "2", "-i", "-"]
        words = ["ffmpeg", "-y", "-v", "error", *read, "-c:a", "libmp3lame", "-b:a", "96k", out]
        subprocess.run(words, input=piece(number).tobytes(), check=True)
        print(f"{os.path.basename(out)}: {os.path.getsize(out)} bytes")
    record("low-tides.json", ["low_tides.py"], [os.path.join(OUT, f"low-tides-{number}.mp3") for number in PIECES])


if __name__ == "__main__":
    main()
