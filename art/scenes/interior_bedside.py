"""Bedside: washed linen in real folds, an oak platform, a stool with a lamp, morning sun."""

import furniture as fu
import interior as room
import studio as st

SUN = (66, 0, -64)
plaster, oak = room.lime_plaster("#e7dccd"), room.oak(axis=0)
room.wall(plaster, -4, 4, 3.2, y=1.06)
room.floorboards(room.oak("#d3b592", "#b8966e", axis=1), -2.2, 2.4, -2.4, 1.1)

# The bed: platform, mattress, headboard panels in olive.
st.box((2.2, 2.3, 0.10), oak, (0.86, -0.14, 0.24), r=0.012)
mattress = st.cushion((1.98, 2.10, 0.26), room.linen("#efe8dc"), (0.90, -0.12, 0.42), puff=0.03, cuts=20)
shelf = room.linen("#62654a", "#4b4e38")
for k in range(5):
    st.box((0.445, 0.10, 0.66), shelf, (0.06 + 0.45 * k, 0.99, 0.66), r=0.042, seg=6)

sheet_linen, cover = room.linen("#f0e9dd"), room.linen("#ddcdb6")
throw = room.linen("#a0583e", "#80402a")
blocks = [
    mattress,
    st.box((3, 3, 0.02), oak, (0.9, -0.1, -0.04), r=0),
]
fu.pillow(0.74, 0.50, 0.24, sheet_linen, (0.42, 0.70, 0.74), (58, 0, -4), 1, 0.016)
fu.pillow(0.74, 0.50, 0.24, sheet_linen, (1.20, 0.72, 0.74), (60, 0, 5), 4, 0.016)
fu.pillow(0.54, 0.44, 0.20, room.linen("#c9b08d"), (0.52, 0.49, 0.70), (50, 0, 6), 6, 0.016)
duvet = fu.drape(
    2.30,
    1.80,
    cover,
    (0.86, -0.46, 0.68),
    blocks,
    cells=105,
    frames=30,
    excess=0.085,
    waves=8,
    seed=2,
    stiff=0.3,
    turn=3,
    dress=False,
)
fu.drape(
    1.00,
    1.60,
    throw,
    (0.30, -0.72, 0.90),
    [*blocks, duvet],
    cells=64,
    frames=32,
    excess=0.045,
    waves=17,
    seed=6,
    thickness=0.014,
    stiff=0.5,
    turn=-16,
)
fu.dressed(duvet, 0.020)

# The stool with a stoneware lamp, two books, a cup.
fu.stool(room.oak("#b98b58", "#946a3c", axis=2), 0.48, 0.21, (-0.52, 0.56, 0))
stone = room.ceramic("#efe6d7", 0.55, speckle=0.5)
fu.vessel("moon", 0.19, stone, (-0.55, 0.62, 0.478))
shade = st.Nodes("shade")
paper = shade.add("MixShader")
shade.link(shade.add("BsdfDiffuse", Color=st.rgba("#f3e6cf")).outputs[0], paper.inputs[1])
shade.link(shade.add("BsdfTranslucent", Color=st.rgba("#f6e0bb")).outputs[0], paper.inputs[2])
st.lathe([(0.165, 0.0), (0.105, 0.19)], shade.finish(paper), (-0.55, 0.62, 0.70), thickness=0.002)
st.point((-0.55, 0.62, 0.79), 3.0, "#ffb873", 0.03)
fu.books(
    [(0.15, 0.20, 0.022, st.clay("#5d6044", 0.8), st.pages(2)), (0.14, 0.19, 0.016, st.clay("#e9dcc6", 0.8), st.pages(2))],
    (-0.45, 0.46, 0.48),
    -18,
)

room.morning(SUN, 6.4, "#ffcb94", 0.36)
room.window_shadow(SUN, (0.15, 0.7, 0.95), 1.5, 1.9, 2, 3, 0.05, 3.2)
room.bounce((3.2, -2.6, 1.8), (0.6, 0.2, 0.7), 2.0, 26)
st.camera((-0.62, -2.42, 1.32), (0.16, 0.42, 0.735), lens=46, fstop=3.5, focus=(0.1, 0.3, 0.7))
st.render(
    samples=10,
    bounces=5,
    diffuse=2,
    clamp=5,
    grade={"look": "punchy", "ev": 0.50, "bloom": 0.04, "threshold": 1.1, "vignette": 0.12, "saturation": 0.84},
)
