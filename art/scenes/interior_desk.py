"""A desk at a deep-set window: an oak top, papers, a lamp, hills in haze outside."""

import math

import furniture as fu
import interior as room
import studio as st
from mathutils import Vector, noise

SUN = (68, 0, 118)
plaster = room.lime_plaster("#e6d8c6")
hole = [(-0.62, 0.86), (0.62, 0.86), (0.62, 2.25), (-0.62, 2.25)]
room.wall(plaster, -3, 3, 3.4, y=0.42, thick=0.42, holes=[room.moved(hole, 0.28, 0)], edge=0.03)
frame = room.oak("#8f6640", "#6a4728", axis=2)
for x in (-0.315, 0.28, 0.875):
    st.box((0.045, 0.05, 1.40), frame, (x, 0.74, 1.555), r=0.005)
for z in (0.885, 1.76, 2.225):
    st.box((1.24, 0.05, 0.045), frame, (0.28, 0.745, z), r=0.005)

# Outside: three ridges in haze and a pale sky.
st.card(60, 30, st.emit("#ffe6c4", 1.25), (0, 40, 8), (90, 0, 0)).visible_shadow = False
for k, (y, base, tone, glow) in enumerate(((34, 1.2, "#d7bfa0", 0.95), (26, 0.4, "#a99f7c", 0.72), (17, -0.6, "#6f7550", 0.50))):

    def ridge(u, v, y=y, base=base, k=k):
        x = -24 + 48 * u
        crest = base + 1.5 * noise.fractal(Vector((x * 0.11, k * 7.7, 0)), 0.9, 2.1, 4)
        return Vector((x, y, -8 + (crest + 8) * v))

    st.sheet(ridge, 200, 2, st.emit(tone, glow)).visible_shadow = False

# The desk.
oak = room.oak("#c79a66", "#9d7143", axis=0)
st.box((2.6, 0.78, 0.038), oak, (0.05, 0.0, 0.74), r=0.006)
st.box((2.6, 0.03, 0.09), oak, (0.05, -0.36, 0.67), r=0.004)
fu.curtain(-0.86, -0.42, 0.34, 0.76, 2.9, room.linen("#eee5d6", translucent=0.35), 4, 0.04, 5)

# Papers, an open sketchbook, pencils in a cup, books, a low lamp.
for k, turn in enumerate((-6, 3, -2)):
    st.box((0.30, 0.21, 0.0012), st.clay("#f4ecdf", 0.9), (0.10, -0.10, 0.7602 + 0.0014 * k), (0, 0, turn), r=0.0003, seg=1)
ink = st.clay("#5d6044", 0.9)
for k in range(4):
    radius = 0.022 + 0.014 * k
    st.torus(radius, 0.0009, ink if k % 2 else st.clay("#a0583e", 0.9), (0.10, -0.095, 0.7648), (0, 0, 0), 96, 8)
st.cyl(0.0038, 0.17, st.clay("#a0583e", 0.5), (0.29, -0.15, 0.766), (90, 0, 34), bev=0.0006, seg=6)
fu.cup(0.095, room.ceramic("#efe6d7", 0.5, speckle=0.55), (0.50, 0.16, 0.759))
for k, colour in enumerate(("#a0583e", "#5d6044", "#c9a063", "#3d332b")):
    a = 0.9 + 1.5 * k
    st.tube(
        [
            (0.50 + 0.012 * math.cos(a), 0.16 + 0.012 * math.sin(a), 0.77),
            (0.50 + 0.036 * math.cos(a), 0.16 + 0.036 * math.sin(a), 0.93),
        ],
        0.0042,
        st.clay(colour, 0.5),
        roundness=3,
    )


def cover(colour):
    return st.clay(colour, 0.8)


fu.books(
    [(0.27, 0.20, 0.030, cover("#a0583e"), st.pages(2)), (0.24, 0.19, 0.024, cover("#e2d4bd"), st.pages(2)), (0.22, 0.17, 0.020, cover("#5d6044"), st.pages(2))],
    (-0.42, 0.06, 0.759), 12,
)  # fmt: skip
fu.vessel("pear", 0.16, room.ceramic(room.TERRACOTTA, 0.75), (-0.42, 0.07, 0.834))
room.spray((-0.42, 0.07, 0.98), st.clay("#6b5a40", 0.8), st.clay("#77805a", 0.6, sheen=0.2), 4, 0.34, 0.22, 6, 0.06, 18, 0.25)
brass = st.metal("#c99b5c", 0.28)
st.lathe([(0, 0), (0.085, 0), (0.088, 0.008), (0.08, 0.016), (0, 0.018)], brass, (0.86, 0.12, 0.759))
st.tube([(0.86, 0.12, 0.77), (0.86, 0.12, 1.10), (0.80, 0.10, 1.19), (0.70, 0.06, 1.19)], 0.007, brass)
fu.dome_lamp(room.ceramic("#5d6044", 0.35, drift=0.03), room.ceramic("#f3e7d2", 0.5), (0.68, 0.055, 1.10), 0.095, None, 0, 0.085)

st.sun(SUN, 6.0, "#ffd09a", 0.6)
st.world("#cfd8ea", 0.42, top="#fff0df")
st.softbox((0.28, 1.1, 1.7), (0.2, 0, 0.8), 1.1, 26, "#ffe9cf", height=1.3)
room.bounce((-1.6, -1.9, 1.6), (0.1, 0.1, 0.9), 1.8, 24)
st.camera((-0.12, -1.72, 1.26), (0.10, 0.2, 1.095), lens=40, fstop=4, focus=(0.1, -0.02, 0.78))
st.render(
    samples=10,
    bounces=5,
    diffuse=2,
    clamp=5,
    grade={"look": "punchy", "ev": 0.46, "bloom": 0.06, "threshold": 1.0, "vignette": 0.12, "saturation": 0.84},
)
