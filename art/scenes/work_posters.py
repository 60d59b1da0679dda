"""A series of three posters pasted on a street wall, a bench, evening sun through a tree.
Textures `first`, `second`, `third`."""

import math

import interior as room
import props
import studio as st
from mathutils import Vector

SUN = (62, 0, -56)
# Painted brick: courses with slight offsets, one coat of pale blue-grey paint.
bricks = [st.plaster(c, 0.05, 0.15, 2.0) for c in ("#c9cfc8", "#c3cac5", "#cdd2ca")]
LENGTH, COURSE = 0.52, 0.17
for row in range(26):
    for k in range(-10, 11):
        x = k * (LENGTH + 0.018) + (0.27 if row % 2 else 0)
        step = 0.006 * (((k * 7 + row * 13) % 5) - 2) / 2
        st.box(
            (LENGTH, 0.12, COURSE), bricks[(k + row * 2) % 3], (x, 0.075 + step, 0.22 + row * (COURSE + 0.016)), r=0.012, seg=2
        )
st.box((14, 0.1, 6), st.clay("#b4bab4", 0.9), (0, 0.085, 2.4), r=0)
st.box((14, 0.5, 0.14), st.concrete("#9b9a94", 0.8), (0, -0.1, 0.07), r=0.02)
for k in range(-5, 6):
    for j in range(3):
        st.box((1.18, 1.18, 0.1), st.concrete("#8f8d88", 0.9), (k * 1.2, -0.95 - 1.2 * j, -0.06), r=0.012, seg=2)


def pasted(name, x, z, w=1.58, h=2.22, tilt=0.0, curl=0.0):
    """Paper on brick: it follows the joints a little, one lower corner comes loose."""

    def surface(u, v):
        corner = max(0.0, (u - 0.78) / 0.22) ** 2 * max(0.0, (0.22 - v) / 0.22) ** 1.4 * curl
        relief = 0.004 * math.sin(u * 9 + x) + 0.003 * math.sin(v * 75) * 0.6
        return Vector(((u - 0.5) * w - corner * 0.35, -0.014 - abs(relief) - corner, (v - 0.5) * h + corner * 0.3))

    return st.sheet(
        surface, 60, 90, st.picture(st.texture(name), 0.62, specular=0.2), thickness=0.004, loc=(x, 0, z), rot=(0, tilt, 0)
    )


pasted("first", -1.76, 2.02, tilt=-0.5)
pasted("second", 0.0, 2.04, curl=0.22)
pasted("third", 1.76, 2.01, tilt=0.6, curl=0.1)

# A bench's back and seat at the foot of the picture, cut by the frame.
slat = st.wood("#8b5a35", "#63401f", 0.8, 0.5)
for k in range(3):
    st.box((3.0, 0.13, 0.05), slat, (0.55, -1.05 - 0.16 * k, 0.50), r=0.012)
iron = st.metal("#23272a", 0.45)
for x in (-0.75, 1.85):
    st.tube([(x, -1.0, 0.48), (x, -0.98, 0.0)], 0.03, iron)
    st.tube([(x, -1.38, 0.48), (x, -1.42, 0.0)], 0.03, iron)

st.sun(SUN, 5.6, "#ffd9a8", 0.8)
room.leaf_shadow(SUN, (-2.3, 0, 3.2), 2.6, 5, 7, 0.42, 6, -20)
room.leaf_shadow(SUN, (2.6, 0, 3.3), 2.4, 9, 7, 0.42, 6, 190)
st.world("#b4c8ee", 0.42, top="#e8effa")
st.softbox((3, -8, 5), (0, 0, 1.5), 5, 80, "#ffe8d0")
st.camera((0.55, -8.2, 1.62), (0.02, 0, 1.78), lens=43.5)
st.render(
    samples=8, bounces=5, diffuse=2, grade={"look": "punchy", "ev": 0.36, "bloom": 0.02, "vignette": 0.14, "saturation": 0.92}
)
