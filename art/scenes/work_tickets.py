"""Tickets and a wristband for a festival in a concert hall, on yellow, in hard light.
Textures `ticket`, `second`, `band`."""

import math

import props
import studio as st
from mathutils import Vector

SUN = (50, 0, 46)
st.card(30, 30, st.plaster("#ffc933", 0.02, 0.05, 0.8), (0, 0, 0))


def ticket(name, edge, loc, turn, bow=0.16):
    """A ticket that arches off the table, as card does when it comes out of a pocket."""

    def surface(offset):
        return lambda u, v: Vector(((u - 0.5) * 3.1, (v - 0.5) * 1.3, 0.02 + bow * math.sin(math.pi * u) ** 1.5 + offset))

    parts = [
        st.sheet(surface(0.0), 60, 2, st.clay(edge, 0.7), thickness=0.012),
        st.sheet(surface(0.0085), 60, 2, st.picture(st.texture(name), 0.5, specular=0.3)),
    ]
    return st.group(parts, loc, (0, 0, turn))


ticket("second", "#4a5bff", (0.62, 0.95, 0.0), 14, 0.10)
ticket("ticket", "#ff3d81", (-0.42, -0.28, 0.10), -13, 0.22)
band = st.picture(st.texture("band"), 0.55, specular=0.3)
props.ribbon_ring(0.72, 0.30, band, (1.66, -1.12, 0.16), (0, 0, 120), 0.82)
props.ribbon_ring(0.70, 0.30, band, (-1.85, 1.30, 0.16), (0, 0, 200), 0.88)

# Ear plugs, a plectrum, a bottle top: what is in the pocket besides.
for x, y, turn in ((-0.35, -1.62, 20), (-0.02, -1.75, 70)):
    plug = [(0, 0.34), (0.07, 0.32), (0.10, 0.24), (0.11, 0.05), (0.13, 0.0), (0, 0.0)]
    st.lathe(st.smooth_profile(plug), st.clay("#4a5bff", 0.6), (x, y, 0.12), (84, 0, turn))
pick = [
    (
        0.21 * (1 + 0.13 * math.cos(3 * t)) * math.cos(t + math.pi / 2),
        0.23 * (1 + 0.13 * math.cos(3 * t)) * math.sin(t + math.pi / 2),
    )
    for t in [2 * math.pi * k / 96 + math.pi / 3 for k in range(96)]
]
st.prism(pick, 0.03, st.plastic("#0b0b12", 0.2, coat=0.3), (-2.25, -0.95, 0.016), (0, 0, 30), bev=0.012)
st.prism(pick, 0.03, st.plastic("#ff3d81", 0.2, coat=0.3), (-1.85, -1.35, 0.016), (0, 0, -40), bev=0.012)

st.sun(SUN, 5.6, "#fff0d8", 0.5)
st.world("#d9dcff", 0.42, top="#ffffff")
st.camera((0.0, -2.6, 7.2), (0.0, -0.08, 0), lens=52, fstop=7, focus=(0, 0, 0.2))
st.render(
    samples=8, bounces=5, diffuse=2, grade={"look": "punchy", "ev": 0.26, "bloom": 0.02, "vignette": 0.10, "saturation": 0.92}
)
