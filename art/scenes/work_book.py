"""A hardcover standing on plum steps before a paper sun, a second copy lying. Textures `cover`, `spine`."""

import props
import studio as st

SUN = (58, 0, -44)
st.cove(st.plaster("#e7b13c", 0.02, 0.05, 0.6), 30, 4.4, 12, 2.4)
st.box((3.0, 1.7, 0.34), st.plaster("#0f4a3c", 0.02, 0.05, 0.8), (0.25, 0.35, 0.17), r=0.02)
st.prism(st.ellipse(2.5, 2.5, 160), 0.34, st.plaster("#f4b9b0", 0.02, 0.05, 0.8), (-1.25, -0.35, 0.172), bev=0.02)

cover = st.picture(st.texture("cover"), 0.45, specular=0.3, coat=0.1)
spine = st.picture(st.texture("spine"), 0.5, specular=0.3)
cloth, paper = st.clay("#0f4a3c", 0.75), st.pages(0)
props.hardcover(1.66, 2.40, 0.30, cover, spine, cloth, paper, (0.42, 0.30, 0.342), (0, 0, 26))
# The lying copy: cover up, spine towards us.
props.hardcover(1.66, 2.40, 0.30, cover, spine, cloth, st.pages(0), (-0.55, -0.95, 0.505), (-90, 0, 62))

# A marble, a paper knife, a ribbon that loops off the step.
st.sphere(0.26, st.plastic("#e4492f", 0.2, coat=0.4), (1.42, -0.72, 0.26))
st.sphere(0.13, st.plastic("#f4b9b0", 0.3), (1.86, -0.52, 0.13))
ribbon = st.clay("#e4492f", 0.55, sheen=0.3)
st.tube([(1.46, 0.32, 0.37), (1.72, 0.10, 0.40), (1.84, -0.05, 0.20), (1.95, -0.30, 0.03), (2.3, -0.5, 0.03)], 0.018, ribbon)

st.sun(SUN, 5.8, "#ffe2bc", 0.7)
props.palm_shadow(SUN, (-1.6, 4.2, 2.9), 3.8, 8, 3, 6)
props.palm_shadow(SUN, (2.2, 4.2, 3.2), 3.4, 70, 7, 6)
st.world("#cfd0ee", 0.40, top="#fff3e2")
st.softbox((5, -5, 4), (0, 0, 1), 4, 120, "#ffd6b8")
st.camera((0.05, -8.2, 2.65), (-0.22, 0.2, 1.30), lens=50, fstop=5, focus=(0.3, -0.2, 1.3))
st.render(
    samples=8, bounces=5, diffuse=2, grade={"look": "punchy", "ev": 0.36, "bloom": 0.03, "vignette": 0.10, "saturation": 0.92}
)
