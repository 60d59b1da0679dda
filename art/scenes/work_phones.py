"""Three phones standing on steps in lilac light. Textures `first`, `second`, `third`."""

import props
import studio as st

SUN = (58, 0, -44)
st.cove(st.plaster("#b9a4f2", 0.02, 0.04, 0.6), 30, 4.6, 12, 2.6)
for x, y, w, h, tone in (
    (-1.55, 0.75, 1.5, 0.52, "#8f78dc"),
    (0.05, 0.15, 1.6, 0.20, "#ff9d74"),
    (1.58, 0.65, 1.5, 0.86, "#6d56c4"),
):
    st.prism(st.rounded(w, 1.3, 0.10), h, st.plaster(tone, 0.02, 0.04, 0.8), (x, y, h / 2), bev=0.03)

for name, x, y, foot, turn, frame in (
    ("first", 0.02, -0.05, 0.20, 3, "#2a2052"),
    ("second", -1.52, 0.58, 0.52, 17, "#d9cff7"),
    ("third", 1.56, 0.48, 0.86, -16, "#e9b9a2"),
):
    scale = 1.34
    st.phone(st.texture(name), (x, y, foot + 0.83 * scale), (86, 0, turn), frame=frame, glow=1.35, scale=scale)

# A moon, and pebbles that sit in the light.
st.sphere(0.30, st.clay("#ffe3ae", 0.5), (-0.70, -0.85, 0.30))
st.sphere(0.15, st.plastic("#151036", 0.25, coat=0.3), (-0.25, -1.08, 0.15))
st.prism(st.ellipse(2.9, 2.9, 160), 0.05, st.clay("#ffb08c", 0.8), (0.1, 3.5, 2.35), (90, 0, 0), bev=0.01)

st.sun(SUN, 4.6, "#ffe2c4", 0.8)
props.palm_shadow(SUN, (2.3, 4.4, 3.1), 3.8, 30, 3, 6)
st.softbox((5, -4, 4), (0, 0, 1.2), 3, 150, "#ffb99a", height=4)
st.softbox((-5, -3, 4), (0, 0, 1.2), 2, 140, "#a9b4ff", height=4)
st.world("#a994ea", 0.50, top="#fff0f6")
st.camera((0.0, -8.8, 1.85), (0.0, 0.2, 1.42), lens=64, fstop=4.5, focus=(0, -0.1, 1.3))
st.render(
    samples=10, bounces=6, diffuse=2, grade={"look": "punchy", "ev": 0.30, "bloom": 0.04, "vignette": 0.10, "saturation": 0.92}
)
