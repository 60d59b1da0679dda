"""A perfume: thick glass, rose water, a carton behind, wet slate below. Textures `label`, `front`, `side`."""

import props
import studio as st

st.cove(st.plaster("#f0a08c", 0.02, 0.04, 0.6), 30, 4.6, 12, 2.8)
st.prism(st.ellipse(3.3, 3.3, 160), 0.06, st.clay("#f7c9b4", 0.8), (0.35, 3.2, 1.95), (90, 0, 0), bev=0.01)
slate = st.concrete("#5c4752", 1.2)
st.prism(st.rounded(3.9, 1.9, 0.08), 0.26, slate, (0.05, 0.15, 0.13), bev=0.03)
st.prism(st.ellipse(1.5, 1.5, 160), 0.20, st.clay("#641a3f", 0.55), (-0.72, -0.12, 0.36), bev=0.03)

# The bottle: a heavy block of glass, the scent inside, a turned cap.
glass = st.glass("#fff4f0", 0.0, 1.47)
base = 0.462
st.prism(st.rounded(1.06, 0.52, 0.16, 20), 1.30, glass, (-0.72, -0.12, base + 0.65), bev=0.045, seg=10)
st.prism(st.rounded(0.90, 0.36, 0.10, 20), 0.98, st.glass("#fbd0c2", 0.0, 1.33), (-0.72, -0.12, base + 0.66), bev=0.03, seg=8)
st.card(0.60, 0.60, st.picture(st.texture("label"), 0.6, specular=0.2), (-0.72, -0.3845, base + 0.62), (90, 0, 0))
brass = st.metal("#e7b98e", 0.18)
st.cyl(0.17, 0.10, brass, (-0.72, -0.12, base + 1.35), bev=0.012)
cap = [(0, 0), (0.25, 0), (0.27, 0.02), (0.27, 0.20), (0.24, 0.42), (0.27, 0.58), (0.25, 0.66), (0.16, 0.70), (0, 0.705)]
st.lathe(st.smooth_profile(cap), st.plastic("#4a1230", 0.14, coat=0.6), (-0.72, -0.12, base + 1.39))

props.carton(
    1.10,
    1.56,
    0.56,
    st.picture(st.texture("front"), 0.5, specular=0.3),
    st.picture(st.texture("side"), 0.5, specular=0.3),
    st.clay("#641a3f", 0.55),
    (0.78, 0.42, 0.26),
    -20,
)

# Pebbles and a fig leaf's worth of stems.
for k, (x, y, r, colour) in enumerate(
    ((0.12, -0.62, 0.17, "#6f5763"), (0.40, -0.56, 0.10, "#f2937f"), (1.55, -0.30, 0.13, "#4b3843"))
):
    st.blob(r, 0.2, 1.1, k + 2, st.plastic(colour, 0.35), (x, y, 0.26 + r * 0.62), 5, (1.25, 1, 0.68))

SUN = (54, 0, -50)
st.sun(SUN, 4.6, "#ffe0cc", 1.2)
props.palm_shadow(SUN, (0.9, 3.4, 2.4), 4.2, 24, 2, 6)
st.softbox((4.8, -3.2, 3.6), (0, 0, 1.0), 1.4, 230, "#ffd0c4", height=4)
st.softbox((-1.0, 3.0, 3.4), (-0.7, 0, 1.0), 1.8, 120, "#ffb7a2")
st.softbox((-2.4, -4.4, 1.6), (-0.7, 0, 1.0), 0.6, 40, "#ffffff", height=2.4)
st.world("#d99aa6", 0.42, top="#fff0e6")
st.camera((0.1, -7.6, 1.75), (0.06, 0.2, 1.28), lens=60, fstop=4, focus=(-0.7, -0.4, 1.1))
st.render(
    samples=10,
    diffuse=2,
    bounces=12,
    transmission=12,
    clamp=6,
    grade={"look": "punchy", "ev": 0.36, "bloom": 0.04, "vignette": 0.10, "saturation": 0.92},
)
