"""Dining: a round oak table's edge, a terracotta pendant low over it, bowls, one chair drawn back."""

import furniture as fu
import interior as room
import sawn
import studio as st

SUN = (66, 0, -60)
plaster = room.lime_plaster()
room.wall(plaster, -5, 5, 3.6, y=1.35)
room.wall(room.lime_plaster("#767a58", 0.16), -5, 5, 0.98, y=1.335, base=-0.02, edge=0.008, thick=0.1)
room.floorboards(sawn.sawn_oak("#d3b592", "#b8966e", "#8f6c46"), -2.6, 2.8, -1.6, 1.35, along="x")

oak = sawn.sawn_oak("#c0925f", "#a67a4a", "#80572f", ring=0.014)
top = [(0, 0), (0.66, 0), (0.705, 0.014), (0.715, 0.026), (0.705, 0.038), (0.66, 0.042), (0, 0.042)]
st.lathe(top, oak, (0.0, 0.05, 0.70), seg=220)
foot = [(0.30, 0), (0.29, 0.03), (0.20, 0.10), (0.13, 0.30), (0.13, 0.55), (0.19, 0.68), (0.26, 0.70)]
st.lathe(st.smooth_profile(foot), oak, (0.0, 0.05, 0.0), seg=160)

dark = room.oak("#8f6640", "#6a4728", axis=2)
seat = room.linen("#d6bd94", "#a98a5c", scale=0.7)
fu.dining_chair(dark, seat, (0.98, 0.42, 0), -118)
fu.dining_chair(dark, seat, (-0.92, 0.30, 0), 96)

terra = room.ceramic("#a0583e", 0.55, drift=0.08)
fu.dome_lamp(terra, room.ceramic("#f6ead6", 0.5, drift=0.02), (0.0, 0.05, 1.34), 0.30, st.clay("#2c2622", 0.6), 2.4, 0.24)
st.sphere(0.045, st.emit("#ffd9a4", 14), (0, 0.05, 1.42), 32)
st.point((0, 0.05, 1.40), 13, "#ffb770", 0.05)

cream = room.ceramic("#efe6d7", 0.5, speckle=0.55)
olive, sand = room.ceramic("#6a6d4b", 0.28), room.ceramic("#c9ab85", 0.6, speckle=0.4)
fu.vessel("bowl", 0.115, cream, (0.05, 0.02, 0.742), wall=0.06, width=1.15)
for x, y, z, colour in (
    (0.00, 0.04, 0.822, "#b5672c"),
    (0.09, 0.00, 0.822, "#bf7430"),
    (0.02, -0.05, 0.820, "#b96a2a"),
    (0.05, 0.08, 0.826, "#c47c36"),
    (0.045, 0.01, 0.885, "#bd702e"),
):
    st.sphere(0.047, room.ceramic(colour, 0.5, drift=0.08), (x, y, z), 48, (1, 1, 0.94))
fu.jug(0.22, olive, (-0.30, 0.16, 0.742), -150)
fu.cup(0.08, sand, (-0.22, -0.16, 0.742))
fu.cup(0.08, sand, (0.34, -0.10, 0.742))
fu.vessel("dish", 0.02, cream, (0.36, 0.16, 0.742), wall=0.16, width=2.4)

room.morning(SUN, 5.6, "#ffca92", 0.34)
room.window_shadow(SUN, (-0.20, 1.3, 1.35), 1.7, 2.0, 2, 3, 0.05, 3.4)
room.bounce((3.0, -2.2, 1.6), (0, 0.1, 0.9), 2.0, 24)
st.camera((0.30, -2.62, 1.20), (0.01, 0.2, 1.03), lens=41, fstop=3.5, focus=(0.0, -0.1, 0.85))
st.render(
    samples=10,
    bounces=5,
    diffuse=2,
    clamp=5,
    grade={"look": "punchy", "ev": 0.62, "bloom": 0.06, "threshold": 1.0, "vignette": 0.14, "saturation": 0.84},
)
