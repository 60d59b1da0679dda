"""Shelf niche: an arched recess in thick plaster, oak shelves, thrown vessels, raking sun."""

import furniture as fu
import interior as room
import studio as st

plaster, recess = room.lime_plaster(), room.lime_plaster("#e3d3c0", 0.18)
oak = room.oak()
SUN = (58, 0, -52)

opening = room.moved(room.arch(1.24, 1.62), 0.10, 0.55)
room.wall(plaster, -3, 3, 3.4, thick=0.36, holes=[opening], edge=0.035)
st.box((2.2, 0.1, 2.6), recess, (0.1, 0.385, 1.3), r=0)
for z in (0.985, 1.47):
    st.box((1.236, 0.30, 0.042), oak, (0.10, 0.205, z), r=0.008)

cream = room.ceramic("#efe6d7", 0.5, speckle=0.55)
clay = room.ceramic(room.TERRACOTTA, 0.7)
olive = room.ceramic("#6a6d4b", 0.28)
dark = room.ceramic("#3d332b", 0.5)
sand = room.ceramic("#cdb08c", 0.6, speckle=0.4)

# Bottom: the moon jar and two low bowls.
fu.vessel("moon", 0.33, cream, (-0.20, 0.17, 0.585))
fu.vessel("bowl", 0.085, olive, (0.28, 0.14, 0.585), wall=0.09)
fu.vessel("bowl", 0.075, sand, (0.28, 0.14, 0.615), wall=0.09)
fu.vessel("tumbler", 0.10, clay, (0.53, 0.20, 0.585), wall=0.06)
# Middle: terracotta amphora, books, a small dark gourd.
fu.vessel("amphora", 0.36, clay, (0.40, 0.19, 1.007))
fu.vessel("gourd", 0.23, dark, (0.13, 0.15, 1.007))
paper = st.pages(0)
fu.books(
    [
        (0.25, 0.19, 0.026, st.clay("#5d6044", 0.8), st.pages(2)),
        (0.23, 0.18, 0.034, st.clay("#e2d4bd", 0.8), st.pages(2)),
        (0.20, 0.16, 0.020, st.clay("#a0583e", 0.8), st.pages(2)),
    ],
    (-0.28, 0.18, 1.007),
    4,
)
fu.vessel("dish", 0.03, cream, (-0.29, 0.17, 1.089), wall=0.12)
# Top, under the arch: a slender bottle with an olive branch, a cup.
fu.vessel("bottle", 0.27, olive, (-0.12, 0.18, 1.492))
stem, leaf = st.clay("#6b5a40", 0.8), st.clay("#77805a", 0.6, sheen=0.2)
room.spray((-0.12, 0.18, 1.74), stem, leaf, 5, 0.36, 0.30, 8, 0.075, 20, 0.24, lean=(0.10, -0.05))
fu.vessel("cylinder", 0.12, sand, (0.24, 0.16, 1.492), wall=0.07)

room.morning(SUN, 6.8, "#ffcf9c", 0.50)
room.leaf_shadow(SUN, (-0.75, 0, 1.75), 1.5, 5, 6, 0.24, 4.2, 30)
room.bounce((2.6, -2.6, 1.2), (0.1, 0.2, 1.1), 2.0, 22)
st.camera((0.55, -3.35, 1.42), (0.04, 0.2, 1.235), lens=58, fstop=4.0, focus=(0.1, 0.1, 1.1))
st.render(
    samples=16,
    diffuse=4,
    clamp=5,
    grade={"look": "punchy", "ev": 0.50, "bloom": 0.04, "threshold": 1.1, "vignette": 0.12, "saturation": 0.84},
)
