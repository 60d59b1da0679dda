"""Three wines on travertine before a plum wall, late light through the glass. Textures `white`, `rose`, `red`."""

import interior as room
import props
import studio as st

SUN = (56, 0, -48)
st.cove(st.plaster("#c77f78", 0.03, 0.08, 0.5), 30, 4.6, 12, 2.4)
stone = room.limestone("#e3d2bd", 0.9, 0.45)
st.box((4.6, 2.1, 0.34), stone, (0.0, 0.1, 0.17), r=0.03)
st.box((1.5, 1.3, 0.44), stone, (1.25, 0.30, 0.56), r=0.03)

dark = st.plastic("#0f1510", 0.05, coat=0.8)
pale = st.glass("#f6f1cf", 0.0, 1.36)
blush = st.glass("#f9b7a6", 0.0, 1.36)


def filled(glass_mat, name, capsule, loc, turn):
    """A clear bottle full of wine: one body of tinted glass."""
    return props.wine_bottle(glass_mat, st.picture(st.texture(name), 0.6, specular=0.2), capsule, turn=turn, loc=loc)


wax = st.plastic("#d8b45a", 0.35)
filled(pale, "white", wax, (-1.10, -0.10, 0.34), 10)
filled(blush, "rose", st.plastic("#e0664f", 0.35), (0.06, 0.10, 0.34), -4)
props.wine_bottle(dark, st.picture(st.texture("red"), 0.55, specular=0.25), st.plastic("#3c1020", 0.3), (1.22, 0.25, 0.78), -14)

grape = st.plastic("#4a1528", 0.22, coat=0.2)
for k, (x, y, z) in enumerate(
    (
        (-0.42, -0.72, 0.10),
        (-0.26, -0.80, 0.10),
        (-0.34, -0.62, 0.10),
        (-0.20, -0.66, 0.11),
        (-0.31, -0.72, 0.24),
        (-0.48, -0.60, 0.09),
    )
):
    st.sphere(0.105 - 0.004 * k, grape, (x, y, 0.34 + z), 48)
st.tube([(-0.31, -0.72, 0.66), (-0.22, -0.66, 0.76), (-0.06, -0.70, 0.80)], 0.014, st.clay("#6b5a40", 0.8))
cork = [(0, 0), (0.115, 0), (0.118, 0.02), (0.112, 0.26), (0.118, 0.48), (0.115, 0.50), (0, 0.50)]
st.lathe(cork, st.clay("#c79a66", 0.85), (0.62, -0.72, 0.46), (90, 0, 64))

st.sun(SUN, 5.6, "#ffdcb8", 0.8)
room.leaf_shadow(SUN, (1.5, 4.2, 2.9), 3.0, 8, 7, 0.55, 7, 200)
room.leaf_shadow(SUN, (-2.2, 4.2, 1.8), 2.2, 3, 5, 0.5, 7, 10)
st.softbox((-4.5, -3.5, 3.6), (0, 0, 1.6), 1.2, 130, "#ffe3cc", height=4.5)
st.softbox((4.5, -2.5, 3.0), (0.6, 0, 1.6), 1.0, 120, "#ffd2c0", height=4.5)
st.world("#d9b3b3", 0.42, top="#fff0e6")
st.camera((0.0, -10.4, 2.35), (0.04, 0.1, 1.80), lens=70, fstop=4.5, focus=(0, -0.2, 1.4))
st.render(
    samples=10,
    diffuse=2,
    transmission=10,
    clamp=6,
    grade={"look": "punchy", "ev": 0.42, "bloom": 0.04, "vignette": 0.14, "saturation": 0.92},
)
