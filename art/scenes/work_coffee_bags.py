"""Three coffee bags on steps, each ground another flat colour, hard sun with window bars.
Textures `first`, `second`, `third`: the bags' fronts."""

import random

import interior as room
import props
import studio as st

SUN = (56, 0, -46)
st.cove(st.plaster("#f07f55", 0.02, 0.06, 0.6), 30, 4.2, 12, 2.2)
st.box((2.5, 1.7, 0.42), st.plaster("#f7d9a0", 0.02, 0.06, 0.8), (-1.35, 0.55, 0.21), r=0.02)
st.box((1.9, 1.5, 0.86), st.plaster("#24409f", 0.02, 0.06, 0.8), (1.28, 1.0, 0.43), r=0.02)

W, H, D = 1.36, 2.05, 0.62
for name, paper, loc, turn, seed in (
    ("first", "#f0b22c", (-1.38, 0.45, 0.42), 14, 1),
    ("second", "#1d3ca6", (0.02, -0.55, 0.0), -7, 2),
    ("third", "#f3e8d3", (1.32, 0.85, 0.86), -16, 3),
):
    props.coffee_bag(
        W,
        H,
        D,
        st.picture(st.texture(name), 0.62, specular=0.25),
        st.clay(paper, 0.62, specular=0.25),
        loc,
        turn,
        seed,
        st.metal("#c9a86a", 0.3),
    )

# Beans, scattered from a scoop.
random.seed(5)
bean = [st.clay(c, 0.42) for c in ("#3a2014", "#4b2a18", "#2d180f")]
for _ in range(34):
    x, y = random.gauss(1.45, 0.34), random.gauss(-1.05, 0.20)
    half = [st.sphere(0.062, random.choice(bean), (0, 0, 0), 24, (1.0, 0.72, 0.52))]
    half.append(st.box((0.11, 0.006, 0.02), st.clay("#1c0e08", 0.8), (0, 0, 0.026), r=0.002, seg=1))
    st.group(half, (x, y, 0.032), (random.uniform(-25, 25), random.uniform(-15, 15), random.uniform(0, 360)))
cup = [
    (0, 0),
    (0.17, 0),
    (0.22, 0.03),
    (0.29, 0.22),
    (0.31, 0.36),
    (0.30, 0.37),
    (0.285, 0.36),
    (0.26, 0.22),
    (0.19, 0.05),
    (0, 0.04),
]
st.lathe(st.smooth_profile(cup), st.plastic("#f6ecd9", 0.2), (-1.18, -0.95, 0.0))
st.disc(0.275, st.plastic("#2a140b", 0.08), (-1.18, -0.95, 0.28))

st.sun(SUN, 6.0, "#ffdfb6", 0.6)
room.window_shadow(SUN, (0.3, 0.9, 1.7), 6.6, 6.0, 2, 2, 0.16, 5, 9)
st.world("#c7cdf0", 0.40, top="#fff1e0")
st.softbox((5, -5, 4), (0, 0, 1), 4, 110, "#ffc9a8")
st.camera((0.14, -8.6, 2.35), (0.0, 0.2, 1.42), lens=56, fstop=5, focus=(0, -0.5, 1.2))
st.render(
    samples=8, bounces=5, diffuse=2, grade={"look": "punchy", "ev": 0.36, "bloom": 0.03, "vignette": 0.10, "saturation": 0.92}
)
