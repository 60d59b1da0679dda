"""A stair that climbs along a curved plaster wall: solid below, oak treads, a blade of sun."""

import math

import furniture as fu
import interior as room
import studio as st
from mathutils import Vector

SUN = (58, 0, -36)
plaster = room.lime_plaster("#ece2d4", 0.14)
room.floorboards(room.oak("#d3b592", "#b8966e", axis=1), -3, 3, -3.6, 2.4)

st.box((7, 7, 0.02), st.clay("#6b5237", 0.9), (0, -0.6, -0.045), r=0)

# The stair turns about an axis in front of it; every step is a wedge of plaster with an oak tread.
AXIS = Vector((-0.10, -0.45, 0))
INNER, OUTER, RISE, STEPS = 1.16, 2.12, 0.172, 16
START, TURN = math.radians(206), -math.radians(11.6)
tread = room.oak(axis=0)


def around(radius, angle, z):
    return Vector((AXIS.x + radius * math.cos(angle), AXIS.y + radius * math.sin(angle), z))


def wedge(k, z0, z1, mat, nosing=0.0, bev=0.006):
    """The plan of one step as a prism between two heights; `nosing` lets it stand proud."""
    a, b = START + TURN * k + nosing / OUTER, START + TURN * (k + 1)
    inside = [around(INNER - nosing, a + (b - a) * s / 8, 0) for s in range(9)]
    outside = [around(OUTER, b + (a - b) * s / 8, 0) for s in range(9)]
    outline = [(p.x, p.y) for p in (*inside, *outside)]
    return st.prism(outline, z1 - z0, mat, (0, 0, (z0 + z1) / 2), bev=bev, seg=3)


for k in range(STEPS):
    wedge(k, -0.02, RISE * (k + 1) - 0.036, plaster, bev=0.002)
    wedge(k, RISE * (k + 1) - 0.035, RISE * (k + 1), tread, 0.018, 0.008)

# The wall behind: half a cylinder, open towards the camera.
st.sheet(lambda u, v: around(OUTER + 0.004, math.radians(206 - 234 * u), -0.02 + 5.2 * v), 220, 8, plaster)

# A brass rail that follows the wall.
rail = [around(OUTER - 0.07, START + TURN * k, RISE * k + 1.02) for k in range(0, STEPS + 1)]
st.tube([tuple(p) for p in rail], 0.014, st.metal("#b98a4c", 0.34), roundness=8)
for k in range(1, STEPS, 4):
    here = around(OUTER - 0.07, START + TURN * k, RISE * k + 1.01)
    there = around(OUTER, START + TURN * k, RISE * k + 0.97)
    st.tube([tuple(here), tuple(here.lerp(there, 0.6)), tuple(there)], 0.007, st.metal("#b98a4c", 0.34))

# Under the high end: a tall jar with branches.
fu.vessel("amphora", 0.66, room.ceramic(room.TERRACOTTA, 0.75), (0.52, -0.12, 0))
room.spray((0.52, -0.12, 0.62), st.clay("#6b5a40", 0.8), st.clay("#7b8159", 0.6, sheen=0.2), 7, 0.80, 0.42, 15, 0.10, 26, 0.25)

room.morning(SUN, 6.6, "#ffca90", 0.40)
room.window_shadow(SUN, (0.0, 1.2, 1.6), 1.25, 3.4, 1, 1, 0.04, 4.0, 8)
room.bounce((2.6, -3.8, 2.0), (0.3, 0.4, 1.2), 2.4, 46)
st.camera((-0.28, -4.9, 1.62), (0.04, 0.5, 1.32), lens=42, fstop=6, focus=(0.2, 0.3, 1.2))
st.render(
    samples=10,
    bounces=5,
    diffuse=2,
    clamp=5,
    grade={"look": "punchy", "ev": 0.48, "bloom": 0.04, "threshold": 1.1, "vignette": 0.12, "saturation": 0.84},
)
