"""An open magazine on a sage table, window bars across it. Textures `left`, `right`."""

import interior as room
import props
import studio as st

SUN = (66, 0, 52)
st.card(30, 30, st.plaster("#7f9a8c", 0.03, 0.08, 0.8), (0, 0, 0))
paper = st.clay("#f6f0e4", 0.85)
left = st.picture(st.texture("left"), 0.5, specular=0.3)
right = st.picture(st.texture("right"), 0.55, specular=0.25)
props.open_magazine(2.42, 3.20, left, right, paper, (-0.05, 0.05, 0), -11)

# A saucer with two apricots, a pencil.
st.lathe(
    st.smooth_profile([(0, 0.02), (0.38, 0.02), (0.50, 0.10), (0.53, 0.11), (0.47, 0.03), (0.30, 0.0), (0, 0)]),
    st.plastic("#fbf3e4", 0.2),
    (2.92, 1.55, 0.002),
)
st.sphere(0.20, st.clay("#ef9a4e", 0.5, subsurface=0.1), (2.87, 1.56, 0.21), 64, (1.05, 1, 0.95))
st.sphere(0.19, st.clay("#e9824a", 0.5, subsurface=0.1), (3.09, 1.40, 0.20), 64, (1.05, 1, 0.95))
pencil = [
    st.cyl(0.048, 1.5, st.plastic("#b9503f", 0.4), (0, 0, 0), bev=0.003, seg=6),
    st.cyl(0.048, 0.18, st.clay("#e5c596", 0.7), (0, 0, 0.84), bev=0, seg=24, top=0.012),
    st.cyl(0.014, 0.05, st.clay("#222222", 0.5), (0, 0, 0.945), bev=0, seg=16, top=0.002),
]
st.group(pencil, (2.72, -1.25, 0.048), (90, 0, 28))

st.sun(SUN, 5.8, "#ffdba6", 0.5)
room.window_shadow(SUN, (0.25, 0.1, 0.1), 4.7, 3.6, 3, 2, 0.12, 5, 8)
st.world("#c3d6e6", 0.40, top="#fff2e0")
st.camera((0.15, -3.2, 8.4), (0.15, 0.05, 0), lens=50, fstop=5.6, focus=(0, 0, 0.2))
st.render(
    samples=8, bounces=5, diffuse=2, grade={"look": "punchy", "ev": 0.50, "bloom": 0.03, "vignette": 0.14, "saturation": 0.92}
)
