"""Living room corner: an easy chair by a linen curtain, a turned side table, late branches in a jar."""

import furniture as fu
import interior as room
import studio as st

SUN = (67, 0, -62)
plaster, oak = room.lime_plaster(), room.oak("#b98d5c", "#8f683c", axis=2)
room.wall(plaster, -5, 5, 3.4, y=1.3)
room.floorboards(room.oak("#d3b592", "#b8966e", axis=1), -2.6, 3.2, -2.6, 1.3)
st.box((8, 0.018, 0.09), room.lime_plaster("#ddd0bf"), (0, 1.292, 0.045), r=0.004)

fu.curtain(-1.75, -0.98, 1.12, 0.015, 3.3, room.linen("#eee5d6", translucent=0.12), 6, 0.055, 3)
fu.rug(2.1, 1.5, room.linen("#d9c8ac", "#b9a07c", scale=0.35), (0.25, 0.0, 0.0), 6, fringe=False)

fu.lounge_chair(oak, room.linen("#ebe2d2"), (0.34, 0.22, 0.012), -28, accent=room.linen("#a0583e", "#84432a"))

# Side table with a terracotta jar and branches, a small cup.
table = room.oak("#8f6640", "#6a4728", axis=2)
fu.stool(table, 0.46, 0.22, (-0.52, 0.62, 0))
fu.vessel("amphora", 0.32, room.ceramic(room.TERRACOTTA, 0.75), (-0.56, 0.66, 0.458))
room.spray((-0.56, 0.66, 0.76), st.clay("#6b5a40", 0.8), st.clay("#7b8159", 0.6, sheen=0.2), 7, 0.72, 0.42, 21, 0.085, 26, 0.25)
fu.cup(0.065, room.ceramic("#efe6d7", 0.5, speckle=0.5), (-0.42, 0.54, 0.458))

# A framed sheet of plaster relief, leaning light across it.
frame = [
    st.box((0.66, 0.03, 0.88), room.oak("#b98d5c", "#8f683c", axis=2), (0, 0, 0), r=0.004),
    st.box((0.61, 0.012, 0.83), st.clay("#f3ecdf", 0.9), (0, -0.016, 0), r=0.002),
    st.prism(st.ellipse(0.30, 0.30), 0.014, st.clay("#a0583e", 0.9), (0.03, -0.026, 0.10), (90, 0, 0), bev=0.005),
    st.prism(room.arch(0.34, 0.36), 0.012, st.clay("#5d6044", 0.9), (-0.06, -0.030, -0.34), (90, 0, 0), bev=0.004),
]
st.group(frame, (0.50, 1.28, 1.58))

room.morning(SUN, 6.6, "#ffcb92", 0.36)
room.window_shadow(SUN, (0.18, 1.0, 1.05), 1.7, 2.2, 2, 3, 0.055, 3.4)
room.bounce((3.4, -2.4, 1.8), (0.2, 0.4, 0.8), 2.2, 36)
st.camera((-0.36, -3.55, 1.14), (0.03, 0.55, 0.86), lens=42, fstop=4, focus=(0.2, 0.1, 0.6))
st.render(
    samples=10,
    bounces=5,
    diffuse=2,
    clamp=5,
    grade={"look": "punchy", "ev": 0.50, "bloom": 0.04, "threshold": 1.1, "vignette": 0.12, "saturation": 0.84},
)
