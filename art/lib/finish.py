#!/usr/bin/python3
"""Develops a raw render: denoise, painted light, haze, grade, encode.

    finish.py RAW_DIR/NAME --out picture.webp [--draft] [--set look=soft ev=.2]

RAW_DIR/NAME.a.exr and NAME.b.exr are the two half-sample renders, NAME.json the
grade that the scene asked for. Grading again needs no new render: the denoised
image is kept beside them as NAME.npy.
"""

import argparse
import ctypes
import json
import os
import subprocess
import sys
import time

import numpy as np
import OpenImageIO as oiio
from PIL import Image
from scipy import ndimage

from volume import paint_beam

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.environ.get("ART_CACHE", os.path.join(os.path.dirname(HERE), ".cache"))
LUMA = np.array([0.2126, 0.7152, 0.0722])

# ------------------------------------------------------------------ raw files


class RawRender:
    """One multilayer EXR; channels are asked for by the end of their name."""

    def __init__(self, path):
        source = oiio.ImageInput.open(path)
        if source is None:
            raise SystemExit(f"cannot read {path}")
        self.pixels = source.read_image(oiio.FLOAT)
        self.index = {name: k for k, name in enumerate(source.spec().channelnames)}
        source.close()

    def channels(self, *endings):
        planes = []
        for ending in endings:
            found = [k for name, k in self.index.items() if name.endswith(ending)]
            if not found:
                raise KeyError(f"no channel {ending} in {list(self.index)}")
            planes.append(self.pixels[..., found[0]])
        stacked = np.stack(planes, -1).astype(np.float32)
        return np.nan_to_num(stacked, nan=0, posinf=1e10, neginf=0)

    def colour(self):
        return self.channels("Combined.R", "Combined.G", "Combined.B")

    def depth(self):
        """Distance along the view axis, 1e10 where nothing was hit."""
        return self.channels("Depth.Z")[..., 0]


# ------------------------------------------------------------------- denoise


def denoiser_library():
    """Compiles nfor.c for this machine when its library is missing or older."""
    source = os.path.join(HERE, "nfor.c")
    library = os.path.join(CACHE, "nfor.so")
    if not os.path.exists(library) or os.path.getmtime(library) < os.path.getmtime(source):
        os.makedirs(CACHE, exist_ok=True)
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["gcc", *flags, source, "-o", library, "-lm"], check=True)
    return ctypes.CDLL(library)


def compress(x):
    """Logarithmic above 1, so that highlights do not drown the regression."""
    return np.where(x > 1, 1 + np.log(np.maximum(x, 1)), x)


def expand(y):
    return np.where(y > 1, np.exp(np.minimum(y, 12) - 1), y)


def remove_fireflies(half, other):
    """Pixels bright in one half only, and brighter than their surroundings, are toned down."""
    bright, reference = half.mean(-1), other.mean(-1)
    median = ndimage.median_filter(np.minimum(bright, reference), 5)
    ceiling = np.maximum(ndimage.maximum_filter(reference, 3), median * 2 + 0.05)
    scale = np.minimum(1, ceiling / np.maximum(bright, 1e-6))
    return half * np.where(bright > ceiling * 1.6, scale, 1)[..., None]


def _contiguous(a):
    return np.ascontiguousarray(a, np.float32)


def _pointer(a):
    return a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def _blur_channels(a, sigma):
    return np.stack([ndimage.gaussian_filter(a[..., c], sigma) for c in range(a.shape[-1])], -1)


def _regress(library, guides, halves, variance, features, radius, patch, strength, ridge):
    height, width, _ = halves[0].shape
    out = [np.zeros_like(halves[0]), np.zeros_like(halves[0])]
    library.nfor(
        width, height, *map(_pointer, guides), *map(_pointer, halves), _pointer(variance), _pointer(features),
        *map(_pointer, out), radius, patch, ctypes.c_float(strength), ctypes.c_float(ridge),
    )  # fmt: skip
    return out


def _clean_feature(library, first, second, names, cap):
    """Features are noisy too (depth of field, gloss): a small non-local mean first."""
    a, b = (np.clip(raw.channels(*names), -cap, cap) for raw in (first, second))
    count = a.shape[-1]
    a, b = (np.where(np.abs(v) >= 1e4, 0, v) for v in (a, b))
    if count == 1:
        scale = max(1e-6, np.percentile(a, 98))
        a, b = np.repeat(a / scale, 3, -1), np.repeat(b / scale, 3, -1)
    a, b = _contiguous(a), _contiguous(b)
    variance = _contiguous(_blur_channels((a - b) ** 2 * 0.5, 1.2) + 2e-6)
    constant = np.zeros((*a.shape[:2], 8), np.float32)
    constant[..., 0] = 1
    out = _regress(library, (a, b), (a, b), variance, constant, 4, 2, 0.8, 1.0)
    return (0.5 * (out[0] + out[1]))[..., :count]


def denoise(first, second, strength=0.5, radius=5, patch=3):
    """Two passes of feature-guided regression; returns the linear image."""
    library = denoiser_library()
    a, b = first.colour(), second.colour()
    a, b = remove_fireflies(a, b), remove_fireflies(b, a)
    a, b = (_contiguous(compress(np.maximum(v, 0))) for v in (a, b))
    albedo = _clean_feature(library, first, second, [f"Denoising Albedo.{c}" for c in "RGB"], 2)
    normal = _clean_feature(library, first, second, [f"Denoising Normal.{c}" for c in "XYZ"], 1)
    depth = np.clip(_clean_feature(library, first, second, ["Denoising Depth.Z"], 1e4), 0, 2)
    ones = np.ones((*a.shape[:2], 1), np.float32)
    features = _contiguous(np.concatenate([ones, normal, np.minimum(albedo, 2), depth], -1))
    variance = _contiguous(_blur_channels((a - b) ** 2 * 0.5, 1.6) + 1e-7)
    # Pass 1: each noisy half steers the other.
    out = _regress(library, (a, b), (a, b), variance, features, max(1, radius - 2), patch, strength, 1e-3)
    # Pass 2: the filtered result steers, with what variance is left.
    guide = _contiguous(0.5 * (out[0] + out[1]))
    residual = _blur_channels((out[0] - out[1]) ** 2 * 0.25, 2.5) + (0.006 * np.maximum(guide, 0) + 0.0012) ** 2
    out = _regress(library, (guide, guide), (a, b), _contiguous(residual), features, radius, patch, 1.0, 1e-3)
    return expand(np.maximum(0.5 * (out[0] + out[1]), 0))


# --------------------------------------------------------------------- grade

AGX_IN = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)


def agx(x, power=1.0, saturation=1.0):
    """AgX tone curve; the result is display encoded."""
    low, high = -12.47393, 4.026069
    v = np.maximum(x @ AGX_IN.T, 1e-10)
    v = (np.clip(np.log2(v), low, high) - low) / (high - low)
    v2 = v * v
    v4 = v2 * v2
    v = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + 0.4298 * v2 + 0.1191 * v - 0.00232
    v = np.maximum(v, 0) ** power
    grey = (v @ LUMA)[..., None]
    v = grey + saturation * (v - grey)
    return np.clip(v @ np.linalg.inv(AGX_IN).T, 0, 1)


def srgb(x):
    x = np.clip(x, 0, None)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-9), 1 / 2.4) - 0.055)


def soft(x, knee=0.72):
    """Display-true colour with a gentle shoulder above the knee, hue kept."""
    peak = x.max(-1, keepdims=True)
    room = 1 - knee
    over = np.maximum(peak - knee, 0)
    mapped = np.where(peak > knee, knee + room * (1 - np.exp(-over / room)), peak)
    y = x * (mapped / np.maximum(peak, 1e-6))
    return srgb(y + (mapped - y) * np.clip((peak - 1.2) / 5, 0, 1) * 0.6)


LOOKS = {
    "agx": lambda x: agx(x),
    "punchy": lambda x: agx(x, 1.35, 1.4),
    "rich": lambda x: agx(x * 1.25, 1.22, 1.28),
    "soft": soft,
}


def bloom(x, amount, threshold):
    """Glow of what is brighter than the threshold, in four widths."""
    if amount <= 0:
        return x
    height = x.shape[0]
    glow = np.zeros_like(x)
    source = np.minimum(np.maximum(x - threshold, 0), 12)
    for share, weight in ((0.004, 0.4), (0.015, 0.3), (0.05, 0.2), (0.12, 0.1)):
        sigma = share * height
        step = max(1, int(sigma / 3))
        small = ndimage.uniform_filter(source, (step, step, 0))[::step, ::step] if step > 1 else source
        small = ndimage.gaussian_filter(small, (sigma / step, sigma / step, 0))
        zoom = (x.shape[0] / small.shape[0], x.shape[1] / small.shape[1])
        glow += weight * np.stack([ndimage.zoom(small[..., c], zoom, order=1) for c in range(3)], -1)
    return x + glow * amount * 4


def haze(x, depth, spec):
    """Noise-free aerial perspective from the depth pass."""
    far = np.clip((depth - spec["d0"]) / (spec["d1"] - spec["d0"]), 0, None)
    share = spec["amt"] * (1 - np.exp(-2.2 * far))
    share = np.where(depth > 1e4, spec.get("sky", 0.5), share)[..., None]
    return x * (1 - share) + np.array(spec["col"]) * share


def vignette(x, amount):
    height, width = x.shape[:2]
    yy, xx = np.mgrid[0:height, 0:width]
    radius = np.hypot((xx - width / 2) / (width / 2), (yy - height / 2) / (height / 2))
    return x * (1 - amount * np.clip(radius - 0.35, 0, None) ** 2)[..., None]


def shade(x, spec):
    """Darkens one side, so that type set there keeps its contrast.

    `spec`: {"from": [x, y], "to": [x, y], "floor": share of light left at `from`}
    """
    height, width = x.shape[:2]
    yy, xx = np.mgrid[0:height, 0:width]
    (x0, y0), (x1, y1) = spec["from"], spec["to"]
    dx, dy = x1 - x0, y1 - y0
    t = ((xx / width - x0) * dx + (yy / height - y0) * dy) / (dx * dx + dy * dy)
    t = np.clip(t, 0, 1)
    t = t * t * (3 - 2 * t)
    return x * (spec["floor"] + (1 - spec["floor"]) * t)[..., None]


def grade(x, meta, depth):
    """Linear image to 8-bit sRGB, as the scene's `grade` says."""
    spec = {
        "look": "agx",
        "ev": 0,
        "bloom": 0.04,
        "threshold": 1.0,
        "vignette": 0,
        "saturation": 1.0,
        "contrast": 1.0,
        "sharpen": 0.25,
    }
    spec.update(meta.get("grade", {}))
    for beam in spec.get("beams", []):
        x = paint_beam(x, meta["camera"], depth, beam)
    if "haze" in spec:
        x = haze(x, depth, spec["haze"])
    for area in spec.get("shades", []):
        x = shade(x, area)
    x = x * 2.0 ** spec["ev"] * np.array(spec.get("balance", (1, 1, 1)))
    x = bloom(x, spec["bloom"], spec["threshold"])
    if spec["vignette"]:
        x = vignette(x, spec["vignette"])
    y = LOOKS[spec["look"]](x)
    lift = np.array(spec.get("lift", (0, 0, 0)))
    y = lift + y * (np.array(spec.get("gain", (1, 1, 1))) - lift)
    y = np.clip(0.5 + (y - 0.5) * spec["contrast"], 0, 1)
    grey = (y @ LUMA)[..., None]
    y = grey + spec["saturation"] * (y - grey)
    y = y + spec["sharpen"] * (y - ndimage.gaussian_filter(y, (0.9, 0.9, 0)))
    dither = np.random.default_rng(1).uniform(-0.5, 0.5, y.shape)  # hides banding, costs nothing
    return np.clip(np.round(y * 255 + dither), 0, 255).astype(np.uint8)


def save(pixels, path, quality=89):
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    image = Image.fromarray(pixels)
    if path.endswith(".webp"):
        image.save(path, quality=quality, method=6)
    else:
        image.save(path)


def parse_override(text):
    key, value = text.split("=", 1)
    try:
        return key, json.loads(value)
    except json.JSONDecodeError:
        return key, value


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("raw", help="path of the raw render without .a.exr")
    parser.add_argument("--out", required=True)
    parser.add_argument("--draft", action="store_true", help="no denoising")
    parser.add_argument("--quality", type=int, default=89)
    parser.add_argument("--set", nargs="*", default=[], metavar="KEY=VALUE", help="try another grade value")
    args = parser.parse_args()
    begun = time.time()
    with open(args.raw + ".json", encoding="utf8") as file:
        meta = json.load(file)
    meta.setdefault("grade", {}).update(parse_override(item) for item in args.set)
    first = RawRender(args.raw + ".a.exr")
    kept = args.raw + ".npy"
    if args.draft:
        linear = 0.5 * (first.colour() + RawRender(args.raw + ".b.exr").colour())
    elif os.path.exists(kept) and os.path.getmtime(kept) > os.path.getmtime(args.raw + ".a.exr"):
        linear = np.load(kept)
    else:
        linear = denoise(first, RawRender(args.raw + ".b.exr")).astype(np.float32)
        np.save(kept, linear)
    denoised = time.time()
    save(grade(linear, meta, first.depth()), args.out, args.quality)
    print(f"developed {args.out}: denoise {denoised - begun:.1f}s, grade {time.time() - denoised:.1f}s")


if __name__ == "__main__":
    sys.exit(main())
