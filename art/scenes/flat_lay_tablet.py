"""From above, a film crew's table in hard sun: tablet, clapperboard, tape, pencils.
Texture `screen` is a 4:3 interface, `slate` the clapperboard's writing."""

import studio as st

st.card(30, 30, st.plaster(st.param("ground", "#2c545c"), 0.03, 0.10, 0.8), (0, 0, 0))

st.tablet(st.texture("screen"), (0.50, -0.05, 0), (0, 0, -9), frame="#a9abb2", glow=1.55, size=(3.46, 2.585))

# Clapperboard, half under the tablet's corner.
black, ivory = st.clay("#141517", 0.55), st.clay("#efe9dc", 0.6)
board = [
    st.box((2.2, 1.56, 0.06), black, (0, 0, 0.03), r=0.012),
    st.card(2.12, 1.48, st.picture(st.texture("slate"), 0.6, specular=0.3), (0, 0, 0.0622)),
]
for turn, y, z in ((0, 0.93, 0.05), (11, 1.19, 0.056)):
    stick = [st.box((2.2, 0.24, 0.07), ivory, (1.1, 0, 0), r=0.01)]
    for k in range(6):
        x = 0.02 + 0.375 * k
        stripe = [(x, -0.12), (x + 0.185, -0.12), (x + 0.285, 0.12), (x + 0.1, 0.12)]
        stick.append(st.prism(stripe, 0.074, black, bev=0.0005, seg=1))
    board.append(st.group(stick, (-1.1, y, z), (0, 0, turn)))
st.group(board, (-1.80, 1.02, 0), (0, 0, 14))

# Two rolls of gaffer tape, a pencil, a grease pencil, a viewfinder.
for x, y, r, colour in ((-2.25, -1.42, 0.44, "#e2603f"), (-1.72, -1.98, 0.36, "#f3e6c8")):
    ring = [(r * 0.66, 0), (r, 0), (r, 0.30), (r * 0.66, 0.30), (r * 0.66, 0)]
    st.lathe(ring, st.clay(colour, 0.6), (x, y, 0.001))
    st.lathe(
        [(r * 0.60, 0.004), (r * 0.655, 0.004), (r * 0.655, 0.292), (r * 0.60, 0.292), (r * 0.60, 0.004)],
        st.clay("#b58a5a", 0.8),
        (x, y, 0.001),
    )
for x, y, turn, colour, length in ((-0.2, -1.94, 78, "#ffb454", 1.7), (0.45, -1.86, 70, "#1c2a33", 1.35)):
    shaft = [
        st.cyl(0.042, length, st.plastic(colour, 0.4), (0, 0, 0), bev=0.003, seg=6),
        st.cyl(0.042, 0.16, st.clay("#e5c596", 0.7), (0, 0, length / 2 + 0.08), bev=0, seg=24, top=0.012),
        st.cyl(0.013, 0.05, st.clay("#222222", 0.5), (0, 0, length / 2 + 0.175), bev=0, seg=16, top=0.002),
    ]
    st.group(shaft, (x, y, 0.042), (90, 0, turn))
lens = [
    st.cyl(0.40, 0.34, st.plastic("#16171a", 0.35), (0, 0, 0.17), bev=0.02),
    st.cyl(0.43, 0.10, st.plastic("#1d1e22", 0.5), (0, 0, 0.17), bev=0.015, seg=48),
    st.torus(0.335, 0.03, st.metal("#3a3c42", 0.3), (0, 0, 0.345), (0, 0, 0)),
    st.sphere(0.31, st.plastic("#101a2c", 0.02, coat=1.0), (0, 0, 0.29), 64, (1, 1, 0.34)),
    st.torus(0.40, 0.010, st.metal("#d08a3c", 0.3), (0, 0, 0.06), (0, 0, 0)),
]
st.group(lens, (1.75, 1.80, 0))
st.sun((38, 0, 52), 5.2, "#ffe2b8", 0.6)
st.world("#9cc7d6", 0.42, top="#fff1dc")
st.camera((0, -2.2, 8.3), (0.02, -0.06, 0), lens=50, fstop=5.6, focus=(0.5, 0, 0.1))
st.render(samples=12, grade={"look": "punchy", "ev": 0.20, "bloom": 0.03, "vignette": 0.16, "saturation": 0.95})
