"""A laptop on a walnut desk at night: tungsten lamp on one side, the screen's own
cool light on the other. Texture `screen` is a 16:10 interface."""

import studio as st

GEL = st.param("gel", "#7ce0d6")

st.box((16, 9, 0.3), st.wood("#4a2c1c", "#2a170e", 0.55, 0.36, coat=0.15), (0, 0.6, -0.15), r=0.03)
wall = st.plaster(st.param("wall", "#1d2a33"), 0.03, 0.10, 0.5)
st.box((24, 0.3, 12), wall, (0, 5.2, 3), r=0)

st.laptop(st.texture("screen"), (-0.15, 0.1, 0), -13, 113, shell="#8d929b", glow=1.15)

# A microphone on a small stand: this is an instrument for speaking.
chrome, dark = st.metal("#b9bdc4", 0.24), st.plastic("#14161a", 0.32)
mesh = st.metal("#60656d", 0.42)
st.cyl(0.40, 0.06, dark, (2.42, -0.15, 0.03), bev=0.02)
st.cyl(0.035, 0.75, chrome, (2.42, -0.15, 0.40), bev=0.005, seg=32)
capsule = [
    st.cyl(0.185, 0.50, dark, (0, 0, 0), bev=0.03),
    st.cyl(0.172, 0.36, mesh, (0, 0, 0.40), bev=0.02),
    *[st.torus(0.176, 0.008, chrome, (0, 0, 0.25 + 0.06 * k), (0, 0, 0), 96, 12) for k in range(6)],
    st.sphere(0.172, mesh, (0, 0, 0.575), 64, (1, 1, 0.72)),
    st.torus(0.188, 0.016, st.metal("#c98b4a", 0.25), (0, 0, 0.215), (0, 0, 0), 96, 16),
]
st.group(capsule, (2.42, -0.15, 0.98), (-10, 8, 0))

# Notebook and pencil in front, a cup behind.
st.group(
    [
        st.box((1.02, 1.42, 0.07), st.clay("#b5532e", 0.7), (0, 0, 0.035), r=0.02),
        st.box((0.98, 1.38, 0.05), st.pages(2), (0.03, 0, 0.036), r=0.005),
        st.box((0.03, 1.43, 0.012), st.clay("#0f1a1f", 0.8), (0.36, 0, 0.072), r=0.004),
    ],
    (-2.55, -0.75, 0), (0, 0, 17),
)  # fmt: skip
st.cyl(0.028, 1.1, st.plastic("#e6b04a", 0.4), (-2.45, -0.85, 0.10), (90, 0, 62), bev=0.004, seg=6)
cup = [(0, 0), (0.24, 0), (0.30, 0.04), (0.33, 0.20), (0.34, 0.48), (0.32, 0.48), (0.305, 0.20), (0.26, 0.07), (0, 0.06)]
st.lathe(st.smooth_profile(cup), st.clay("#d9cdb8", 0.45), (-2.35, 1.55, 0))

# A globe lamp out of focus behind, and its light.
st.sphere(0.42, st.emit("#ffb968", 4.5), (2.55, 3.1, 1.32))
st.cyl(0.30, 0.9, st.metal("#8a6a45", 0.35), (2.55, 3.1, 0.45), bev=0.02, top=0.10)
st.point((2.55, 3.0, 1.4), 170, "#ffa650", 0.42)
st.softbox((5.2, -1.5, 4.2), (0.6, 0, 0.6), 1.6, 210, "#ffb566", height=3)
st.softbox((-5.5, -0.5, 3.6), (-0.3, 0.3, 0.6), 2.2, 150, GEL, height=4)
st.softbox((-0.15, -0.35, 1.7), (-0.15, -1.6, 0), 1.6, 10, GEL)
st.softbox((0, 3.2, 5.5), (0, 0.4, 0.6), 4.5, 95, "#bcd7e0", height=0.8)
st.world("#0b1218", 0.55)
st.camera((0.42, -7.6, 2.62), (0.10, 0.3, 0.98), lens=52, fstop=2.4, focus=(-0.1, 0.35, 1.1))
st.render(samples=16, grade={"look": "rich", "ev": 0.30, "bloom": 0.05, "vignette": 0.22, "lift": [0.012, 0.014, 0.018]})
