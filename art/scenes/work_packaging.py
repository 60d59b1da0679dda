"""A soap maker's set on terrazzo under palm shadow: carton, pump bottle, jar, two bars of soap.
Textures `carton`, `bottle`, `jar`."""

import props
import studio as st

SUN = (52, 0, -46)
st.cove(st.plaster("#9fb8a4", 0.02, 0.06, 0.6), 30, 4.6, 12, 2.4)
terrazzo = st.terrazzo("#f7ede0", ("#ee6a50", "#1f4d45", "#f6c7b6", "#c9a36a"), 6.5, 0.3)
st.prism(st.rounded(2.9, 1.7, 0.08), 0.52, terrazzo, (-0.75, 0.35, 0.26), bev=0.03)
st.prism(st.ellipse(1.9, 1.9, 160), 0.26, terrazzo, (1.30, -0.35, 0.13), bev=0.03)
st.box((1.5, 1.2, 1.02), st.plaster("#f6c7b6", 0.02, 0.06, 0.8), (1.25, 1.25, 0.51), r=0.03)

front = st.picture(st.texture("carton"), 0.55, specular=0.3)
props.carton(1.02, 1.52, 0.60, front, None, st.clay("#1f4d45", 0.6), (-1.35, 0.55, 0.52), 18)

# The pump bottle.
coral = st.plastic("#f3e9db", 0.35)
body = [
    (0, 0),
    (0.33, 0),
    (0.37, 0.015),
    (0.385, 0.05),
    (0.385, 0.60),
    (0.385, 1.06),
    (0.37, 1.14),
    (0.30, 1.20),
    (0.18, 1.225),
    (0.16, 1.24),
    (0.16, 1.27),
    (0, 1.27),
]
dark = st.plastic("#1f4d45", 0.22, coat=0.3)
pump = [
    st.lathe(body, coral, seg=160),
    props.wrap(0.385, 0.16, 1.00, st.picture(st.texture("bottle"), 0.55, specular=0.25), 0.42),
    st.cyl(0.19, 0.16, dark, (0, 0, 1.34), bev=0.012),
    st.cyl(0.055, 0.22, dark, (0, 0, 1.50), bev=0.006, seg=64),
    st.prism(st.rounded(0.30, 0.17, 0.08), 0.075, dark, (-0.03, 0, 1.63), bev=0.02),
    st.tube([(-0.10, 0, 1.635), (-0.34, 0, 1.635), (-0.44, 0, 1.60), (-0.455, 0, 1.54)], 0.036, dark),
]
st.group(pump, (-0.25, -0.10, 0.52), (0, 0, 10))

jar = st.picture(st.texture("jar"), 0.5, specular=0.3)
props.jar(0.50, 0.56, st.plastic("#ee6a50", 0.35), st.metal("#d9b27c", 0.25), jar, (1.30, -0.38, 0.26), -8, 0.5, (0.08, 0.86))

# Two bars of soap and a brush on the back block, pebbles in front.
st.cushion((0.78, 0.50, 0.24), st.clay("#f7ede0", 0.5, subsurface=0.08), (1.15, 1.05, 1.14), (0, 0, -12), 0.10, cuts=18)
st.cushion((0.76, 0.48, 0.22), st.clay("#ee6a50", 0.5, subsurface=0.08), (1.20, 1.08, 1.36), (0, 0, 14), 0.10, cuts=18)
for k, (x, y, r, colour) in enumerate(((0.20, -0.98, 0.20, "#1f4d45"), (0.56, -1.12, 0.12, "#f6c7b6"))):
    st.blob(r, 0.18, 1.1, k + 4, st.clay(colour, 0.5), (x, y, r * 0.66), 5, (1.25, 1, 0.7))

st.sun(SUN, 6.0, "#ffe0ba", 0.8)
props.palm_shadow(SUN, (-1.5, 4.4, 3.0), 4.2, 12, 2, 6)
props.palm_shadow(SUN, (2.6, 4.4, 3.2), 3.8, 60, 5, 6)
st.world("#c6d6ee", 0.34, top="#fff3e2")
st.softbox((5, -5, 4), (0, 0, 0.8), 4, 110, "#ffd9c4")
st.camera((0.25, -8.3, 1.95), (0.0, 0.3, 1.20), lens=60, fstop=4.5, focus=(-0.2, -0.3, 1.1))
st.render(
    samples=10, bounces=6, diffuse=2, grade={"look": "punchy", "ev": 0.36, "bloom": 0.03, "vignette": 0.10, "saturation": 0.92}
)
