"""Stacks of black business cards in two coloured lights, one card alone in front. Textures `front`, `back`."""

import random

import props
import studio as st

st.cove(st.clay("#0d0a1c", 0.35, specular=0.4), 30, 4.6, 12, 2.6)
random.seed(6)
black = st.clay("#0b0b12", 0.5)
front = st.picture(st.texture("front"), 0.30, specular=0.5, coat=0.2)
back = st.picture(st.texture("back"), 0.30, specular=0.5, coat=0.2)
edge = (st.clay("#ff3d81", 0.5), st.clay("#0b0b12", 0.5))
for k in range(24):
    place = (-0.55 + random.uniform(-0.02, 0.02), 0.15 + random.uniform(-0.02, 0.02), 0.033 * k)
    props.paper_sheet(2.15, 1.315, front, edge[0 if k % 3 == 0 else 1], place, 24 + random.uniform(-1.6, 1.6), 0.032)
for k in range(7):
    props.paper_sheet(
        2.15, 1.315, back, edge[k % 2], (1.55 + 0.012 * (k % 3), 0.55, 0.033 * k), -22 + random.uniform(-1.4, 1.4), 0.032
    )
props.paper_sheet(2.15, 1.315, back, edge[0], (0.55, -1.30, 0.0), -10, 0.032)
st.sphere(0.30, st.plastic("#12101f", 0.05, coat=1.0), (0.75, 1.55, 0.30))
st.sphere(0.16, st.metal("#f0eef8", 0.08), (-1.35, -1.25, 0.16))

st.softbox((-4.2, -0.5, 2.8), (-0.2, 0, 0.5), 1.6, 420, "#4a5bff", height=3.4)
st.softbox((4.4, 0.6, 2.4), (0.4, 0, 0.5), 1.6, 380, "#ff3d81", height=3.4)
st.softbox((0.3, 3.4, 4.2), (0, 0, 0.4), 3.6, 190, "#8a6bff", height=1.0)
st.softbox((0.4, -4.6, 4.4), (0, -0.4, 0.4), 2.0, 120, "#ffe9f2")
st.world("#0a0820", 0.6, top="#2a1c55")
st.camera((0.35, -7.0, 3.35), (0.05, -0.18, 0.42), lens=50, fstop=4, focus=(0.2, -0.7, 0.6))
st.render(samples=10, bounces=6, diffuse=2, grade={"look": "rich", "ev": 0.95, "bloom": 0.06, "threshold": 0.9, "vignette": 0.18})
