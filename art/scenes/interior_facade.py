"""The house from outside at evening: an arched door in thick lime, a bench, an olive tree's shadow."""

import furniture as fu
import interior as room
import studio as st

SUN = (68, 0, -60)
lime = room.lime_plaster("#ead9c1", 0.16, 0.7, 0.3)
door = room.moved(room.arch(1.12, 2.36), 0.42, 0.14)
window = [(-1.62, 1.30), (-0.92, 1.30), (-0.92, 2.22), (-1.62, 2.22)]
room.wall(lime, -6, 6, 6.0, y=0.0, thick=0.5, holes=[door, window], edge=0.035, base=0.0)

st.box((1.3, 0.04, 2.6), st.clay("#3a2a1c", 0.9), (0.42, 0.43, 1.3), r=0)

# Door: vertical oak boards set back in the arch.
for k in range(7):
    st.box((0.157, 0.06, 2.6), room.oak("#86664a", "#5f452e", axis=2), (0.42 - 0.48 + 0.16 * k, 0.36, 1.3), r=0.006)
st.sphere(0.030, st.metal("#c99b5c", 0.3), (0.78, 0.30, 1.14), 48)
st.box((1.4, 0.62, 0.14), room.limestone("#dccfba", 1.6), (0.42, -0.04, 0.07), r=0.02)
st.box((1.9, 0.5, 0.10), room.limestone("#d5c7b0", 1.6), (0.42, -0.55, 0.0), r=0.02)

# Window with a warm room behind and one olive shutter thrown open.
st.box((0.74, 0.02, 0.96), st.emit("#ffb765", 2.4), (-1.27, 0.44, 1.76), r=0)
oak = room.oak("#86664a", "#5f452e", axis=2)
for x in (-1.60, -1.27, -0.94):
    st.box((0.035, 0.05, 0.92), oak, (x, 0.30, 1.76), r=0.004)
for z in (1.32, 1.80, 2.20):
    st.box((0.70, 0.05, 0.035), oak, (-1.27, 0.30, z), r=0.004)
shutter = [st.box((0.36, 0.035, 0.94), room.ceramic("#5d6044", 0.7, drift=0.04), (0, 0, 0), r=0.006)]
shutter += [
    st.box((0.30, 0.02, 0.014), room.ceramic("#4c4f38", 0.7), (0, -0.02, -0.42 + 0.06 * k), r=0.003, seg=2) for k in range(15)
]
st.group(shutter, (-1.83, -0.035, 1.76), (0, 0, 6))
st.box((0.86, 0.16, 0.05), room.limestone("#dccfba", 1.6), (-1.27, -0.03, 1.275), r=0.01)

# Ground of pale gravelled earth, a jar with an olive tree, a lantern by the door.
st.box((14, 8, 0.1), room.lime_plaster("#d0b592", 0.22, 2.0, 0.6), (0, -3.6, -0.05), r=0)
fu.vessel("moon", 0.62, room.ceramic(room.TERRACOTTA, 0.8), (-0.74, -0.62, 0.0), width=0.92)
trunk, leaf = st.clay("#6f5b45", 0.9), st.clay("#7c8560", 0.6, sheen=0.2)
st.tube([(-0.74, -0.62, 0.55), (-0.70, -0.62, 0.85), (-0.78, -0.60, 1.12)], 0.024, trunk, radii=[1.2, 1.0, 0.8])
room.spray((-0.78, -0.60, 1.05), trunk, leaf, 13, 0.80, 0.52, 31, 0.088, 30, 0.26)
lamp = [(0.0, 0.22), (0.05, 0.20), (0.062, 0.12), (0.062, 0.0), (0.0, 0.0)]
st.lathe(st.smooth_profile(lamp), st.emit("#ffcf8e", 5.0), (1.26, -0.10, 1.78), seg=64)
st.cyl(0.03, 0.03, st.metal("#5a3f26", 0.4), (1.26, -0.10, 2.01), bev=0.006, seg=48)
st.tube([(1.26, 0.01, 2.05), (1.26, -0.06, 2.09), (1.26, -0.10, 2.02)], 0.008, st.metal("#5a3f26", 0.4))
st.point((1.26, -0.18, 1.86), 3.2, "#ffb060", 0.05)

st.sun(SUN, 6.0, "#ffc998", 0.7)
room.leaf_shadow(SUN, (1.55, 0, 2.75), 2.0, 6, 9, 0.24, 5, 200)
room.leaf_shadow(SUN, (-1.9, 0, 0.7), 1.4, 16, 5, 0.22, 5, 20)
st.world("#aebde0", 0.46, top="#ffdcb8")
st.camera((0.35, -5.3, 1.52), (-0.02, 0, 1.46), lens=45, fstop=8, focus=(-0.4, -0.4, 1.3))
st.render(
    samples=10,
    bounces=5,
    diffuse=2,
    clamp=5,
    grade={"look": "punchy", "ev": 0.50, "bloom": 0.06, "threshold": 1.0, "vignette": 0.14, "saturation": 0.80},
)
