"""Stationery from above on a cool ground: letter, folder, envelope, cards, a pen, a tin.
Textures `letter`, `envelope`, `folder`, `front`, `back`."""

import random

import props
import studio as st

SUN = (54, 0, 44)
TURN = -12
st.card(30, 30, st.plaster("#a9bddf", 0.02, 0.06, 0.8), (0, 0, 0))
white, navy, blue, lime = st.clay("#f7f8fb", 0.8), st.clay("#14213d", 0.6), st.clay("#8fb8ff", 0.7), st.clay("#d6f25a", 0.7)


def printed(name, roughness=0.62):
    return st.picture(st.texture(name), roughness, specular=0.22)


props.paper_sheet(2.50, 3.35, printed("folder", 0.5), navy, (1.42, 0.28, 0), TURN, 0.07)
props.paper_sheet(2.42, 3.42, printed("letter"), white, (-1.42, 0.10, 0), TURN, 0.012)
props.paper_sheet(2.80, 1.40, printed("envelope"), blue, (-0.10, -2.06, 0.073), TURN + 8, 0.03)

random.seed(2)
for k in range(10):
    place = (0.30 + random.uniform(-0.01, 0.01), 0.62 + random.uniform(-0.01, 0.01), 0.073 + 0.026 * k)
    props.paper_sheet(1.30, 0.795, printed("front", 0.5), lime, place, TURN - 16 + random.uniform(-1.2, 1.2), 0.025)
props.paper_sheet(1.30, 0.795, printed("back"), white, (1.92, 1.30, 0.073), TURN + 10, 0.025)

# A pen, a tin with a lime rim.
steel = st.metal("#cfd6e2", 0.25)
pen = [
    st.cyl(0.060, 1.35, st.plastic("#14213d", 0.25, coat=0.3), (0, 0, 0), bev=0.012, seg=64),
    st.cyl(0.058, 0.30, steel, (0, 0, 0.80), bev=0.004, seg=64, top=0.016),
    st.cyl(0.062, 0.05, steel, (0, 0, -0.25), bev=0.006, seg=64),
    st.box((0.03, 0.012, 0.5), steel, (0, -0.07, -0.45), r=0.005),
]
st.group(pen, (-2.62, 0.75, 0.062), (90, 0, -22))
tin = [(0, 0), (0.40, 0), (0.42, 0.02), (0.42, 0.16), (0.40, 0.18), (0, 0.18)]
st.lathe(tin, st.plastic("#d6f25a", 0.3), (2.35, -1.92, 0))
st.lathe([(0, 0.181), (0.34, 0.181), (0.36, 0.19), (0.36, 0.20), (0, 0.205)], st.plastic("#14213d", 0.3), (2.35, -1.92, 0))

st.sun(SUN, 5.4, "#fff0dc", 0.7)
props.palm_shadow(SUN, (2.2, 1.9, 0), 3.2, 215, 4, 4.5, 18)
st.world("#cbdcff", 0.46, top="#ffffff")
st.camera((0.0, -2.0, 9.2), (0.0, -0.22, 0), lens=49, fstop=8, focus=(0, 0, 0.1))
st.render(
    samples=8, bounces=5, diffuse=2, grade={"look": "punchy", "ev": 0.52, "bloom": 0.02, "vignette": 0.10, "saturation": 0.92}
)
