"""A lit billboard on a roof at dusk, the town's windows below. Texture `poster`, 1400 x 640."""

import math
import random

import studio as st

W, H, BASE = 7.0, 3.2, 3.1
steel, dark = st.metal("#2a2c3a", 0.5), st.clay("#1a1830", 0.8)
st.card(W, H, st.picture(st.texture("poster"), 0.6, emission=1.05, specular=0.1), (0, -0.16, BASE + H / 2), (90, 0, 0))
st.box((W + 0.24, 0.22, H + 0.24), st.clay("#232238", 0.6), (0, -0.04, BASE + H / 2), r=0.02)
for x in (-2.9, -1.0, 1.0, 2.9):
    st.box((0.13, 0.13, BASE + 2.4), steel, (x, 0.3, (BASE + 2.4) / 2), r=0.01)
    st.tube([(x, 0.3, BASE + 1.8), (x, 1.7, 0.2)], 0.05, steel)
for k in range(6):
    x0 = -2.9 + 1.0 * k
    if k < 5:
        st.tube([(x0, 0.3, 0.4), (x0 + 1.0, 0.3, 2.6)], 0.03, steel)
        st.tube([(x0 + 1.0, 0.3, 0.4), (x0, 0.3, 2.6)], 0.03, steel)
# The gangway with its lamps.
st.box((W + 0.5, 0.6, 0.05), steel, (0, -0.42, BASE - 0.22), r=0.01)
for k in range(36):
    st.cyl(0.012, 0.42, steel, (-W / 2 - 0.2 + k * (W + 0.4) / 35, -0.70, BASE), bev=0, seg=8)
st.tube([(-W / 2 - 0.2, -0.70, BASE + 0.21), (W / 2 + 0.2, -0.70, BASE + 0.21)], 0.016, steel)
for x in (-2.7, -0.9, 0.9, 2.7):
    st.tube([(x, -0.65, BASE - 0.2), (x, -1.35, BASE - 0.12), (x, -1.5, BASE + 0.02)], 0.022, steel)
    st.box((0.42, 0.16, 0.10), steel, (x, -1.52, BASE + 0.05), (-40, 0, 0), r=0.02)
    st.spot((x, -1.46, BASE + 0.1), (x, -0.1, BASE + 1.9), 75, 105, 0.9, "#ffe9c8", 0.06)

# The roof that carries it: parapet, tank, pipes.
st.box((11, 5, 1.0), st.clay("#3a3152", 0.9), (0, 1.2, -0.5), r=0.02)
st.box((11.2, 0.22, 0.5), st.clay("#443a5e", 0.9), (0, -1.4, 0.1), r=0.02)
st.cyl(0.8, 1.3, st.wood("#5b4048", "#3b2a38", 1.2, 0.7, axis=2), (-4.1, 0.7, 0.95), bev=0.02)
st.lathe([(0.9, 1.6), (0.0, 2.15)], dark, (-4.1, 0.7, 0))
for x in (3.9, 4.4):
    st.cyl(0.09, 1.5, steel, (x, 0.2, 0.75), bev=0.01, seg=32)

# The town: blocks with lit windows, further ones paler.
random.seed(12)
warm = [st.emit(c, s) for c, s in (("#ffc27a", 2.2), ("#ffd9a4", 1.6), ("#ff9d6a", 1.4))]
for row, (y, tone) in enumerate(((16, "#3a3058"), (26, "#5a4674"), (40, "#81608c"))):
    x = -30.0
    while x < 30:
        w, h = random.uniform(2.6, 5.2), random.uniform(2.0, 6.5) - 1.2 * row
        st.box((w, 3, h + 8), st.clay(tone, 0.9), (x + w / 2, y, h / 2 - 4), r=0)
        for _ in range(int(w * 3)):
            wx, wz = x + random.uniform(0.3, w - 0.3), h - random.uniform(0.5, 5.5)
            st.box((0.22, 0.02, 0.34), random.choice(warm), (round(wx * 2) / 2, y - 1.52, round(wz * 1.6) / 1.6), r=0)
        x += w + random.uniform(0.1, 1.6)

sky = st.Nodes("dusk")
height = sky.add("SeparateXYZ", Vector=sky.coordinates("Generated")).outputs["Z"]
drift = sky.noise(sky.coordinates("Generated", (2.0, 1, 9)), 2.6, 6, 0.6, 0.5)
level = sky.math("ADD", height, sky.math("MULTIPLY", sky.math("SUBTRACT", drift, 0.5), 0.14))
glow = sky.ramp(level, [(0.0, "#ffb27c"), (0.10, "#f08a78"), (0.22, "#9a6aa8"), (0.45, "#4a4a94"), (1.0, "#26306e")])
st.box((360, 1, 130), sky.finish(sky.add("Emission", Color=glow, Strength=1.0)), (0, 120, 46), r=0)
st.world("#6a5fb0", 0.60, top="#2a3a80")
st.softbox((-9, -4, 3), (0, 0, 3), 4, 500, "#ff9a78", height=3)
st.camera((-2.7, -13.2, 1.7), (0.1, 0, 3.42), lens=40)
st.render(
    samples=10,
    bounces=5,
    diffuse=2,
    clamp=5,
    grade={"look": "rich", "ev": 0.60, "bloom": 0.10, "threshold": 0.9, "vignette": 0.16},
)
