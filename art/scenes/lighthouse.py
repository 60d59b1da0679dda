"""Film still: a lighthouse at the blue hour, its beam sweeping over the sea towards
a lone figure on the causeway who carries a reel of film."""

import math
import random

import studio as st
from mathutils import Vector, noise

random.seed(8)


def ridge(x, y, scale, seed):
    return noise.fractal(Vector((x * scale + seed, y * scale, seed)), 0.9, 2.1, 5)


# Sea: long swell, wind ripples, darker with distance.
def sea(u, v):
    reach = v * v * 0.82 + v * 0.18
    y = -6 + 300 * reach
    x = (u - 0.5) * (22 + 330 * reach)
    near = 1 / (1 + 0.02 * max(0, y))
    swell = 0.16 * math.sin(0.5 * y + 0.18 * x + 2 * noise.noise(Vector((x * 0.06, y * 0.05, 2))))
    chop = 0.11 * noise.fractal(Vector((x * 0.30, y * 0.62, 4)), 0.9, 2.1, 4)
    return Vector((x, y, -0.45 + (swell + chop) * (0.35 + 0.65 * near)))


water = st.Nodes("water")
fine = water.noise(water.coordinates(scale=(1, 2.2, 1)), 7, 4, 0.55)
st.sheet(
    sea, 420, 520,
    water.finish(water.principled(Base__Color=st.rgba("#0a2a38"), Roughness=0.10, Specular=0.55, Normal=water.bump(fine, 0.16, 0.06))),
)  # fmt: skip

rock = st.clay("#10181f", 0.85, specular=0.2)


# The island: a wedge of rock that carries the tower.
def island(u, v):
    angle = 2 * math.pi * u
    radius = v
    x = 15 * radius * math.cos(angle) * (1 + 0.18 * ridge(math.cos(angle) * 2, math.sin(angle) * 2, 0.9, 5))
    y = 7 * radius * math.sin(angle)
    height = (
        4.6 * max(0, 1 - radius**1.35)
        + 1.0 * (1 - radius) * ridge(x, y, 0.35, 1)
        + 0.6 * ridge(x, y, 0.8, 7) * (1 - 0.5 * radius)
    )
    return Vector((x + 1.5 * (1 - radius), y, height - 1.2))


island_object = st.sheet(island, 160, 70, rock, closed=True)
island_object.location = (11.5, 62, 0.2)

# The tower.
tower = (12.6, 60.5, 3.3)
white, red = st.clay("#c9d2d6", 0.7), st.clay("#8e2f26", 0.7)
bands = ((1.35, 0.0, white), (1.24, 1.9, red), (1.13, 3.8, white), (1.03, 5.7, red), (0.94, 7.6, white))
for k, (radius, z, mat) in enumerate(bands):
    upper = bands[k + 1][0] if k + 1 < len(bands) else 0.86
    st.lathe([(radius, z), (upper, z + 1.9)], mat, tower, seg=96)
st.lathe([(0, 9.5), (1.35, 9.5), (1.35, 9.72), (0, 9.72)], st.clay("#20262b", 0.6), tower)
for k in range(20):
    a = 2 * math.pi * k / 20
    st.cyl(
        0.025,
        0.6,
        st.clay("#20262b", 0.6),
        (tower[0] + 1.28 * math.cos(a), tower[1] + 1.28 * math.sin(a), tower[2] + 10.0),
        bev=0,
        seg=8,
    )
st.torus(1.28, 0.03, st.clay("#20262b", 0.6), (tower[0], tower[1], tower[2] + 10.3))
st.cyl(0.62, 1.4, st.emit("#ffc27a", 9), (tower[0], tower[1], tower[2] + 10.42), bev=0)
st.lathe([(0.95, 11.1), (0.9, 11.25), (0.4, 11.85), (0.08, 12.05), (0.05, 12.7), (0, 12.7)], red, tower)
st.point((tower[0], tower[1] - 1.6, tower[2] + 10.6), 2600, "#ffb060", 0.5)
st.box((2.6, 2.0, 1.6), st.clay("#a9b2b6", 0.8), (tower[0] - 2.6, tower[1] - 0.4, tower[2] + 0.5), r=0.05)
st.prism(
    [(-1.45, 0), (1.45, 0), (0, 0.9)],
    2.2,
    st.clay("#5b2a24", 0.8),
    (tower[0] - 2.6, tower[1] - 0.4, tower[2] + 1.3),
    (90, 0, 0),
    bev=0.02,
)
st.box((0.36, 0.05, 0.5), st.emit("#ffb454", 5), (tower[0] - 2.9, tower[1] - 1.42, tower[2] + 0.55), r=0)


# The causeway: a low spit of wet stone that leads from the camera to the island.
def path_centre(y):
    return -1.2 + 0.05 * y + 2.2 * math.sin(y * 0.075) + 0.0018 * y * y


def causeway(u, v):
    y = -7 + 66 * v
    half = 1.55 + 0.35 * noise.noise(Vector((0, y * 0.3, 3)))
    across = (u - 0.5) * 2
    x = path_centre(y) + across * half * 1.9
    height = 0.42 * (1 - abs(across) ** 2.4 * 1.9) + 0.16 * ridge(x, y, 0.9, 3) + 0.12 * ridge(x, y, 2.4, 6)
    return Vector((x, y, height - 0.30))


stone = st.Nodes("stone")
grain = stone.noise(stone.coordinates(), 3.2, 6, 0.65)
st.sheet(
    causeway, 90, 520,
    stone.finish(stone.principled(Base__Color=stone.ramp(grain, [(0.3, "#0e151b"), (0.7, "#222c33")]), Roughness=stone.math("MULTIPLY_ADD", grain, 0.6, 0.30), Normal=stone.bump(grain, 0.5, 0.06))),
)  # fmt: skip
for k in range(46):
    y = -3 + 60 * random.random()
    side = random.choice((-1, 1))
    size = random.uniform(0.12, 0.5)
    st.blob(size, 0.4, 1.3, k, rock, (path_centre(y) + side * random.uniform(1.3, 2.8), y, -0.36), 3, (1.3, 1, 0.7))

# The figure: long coat, hat, a film can under one arm.
fy = 13.5
fx, fz = path_centre(fy) + 0.1, 0.10
coat, felt = st.clay("#0b0e12", 0.9), st.clay("#090b0e", 0.9)
body = [
    (0, 1.50),
    (0.07, 1.50),
    (0.10, 1.46),
    (0.20, 1.40),
    (0.235, 1.28),
    (0.22, 1.05),
    (0.21, 0.9),
    (0.25, 0.55),
    (0.31, 0.28),
    (0.29, 0.26),
    (0, 0.28),
]
st.lathe(st.smooth_profile(body), coat, (fx, fy, fz), seg=48)
for side in (-1, 1):
    st.tube([(fx + side * 0.10, fy, fz + 0.35), (fx + side * 0.11, fy + 0.06 * side, fz)], 0.065, felt)
st.sphere(0.105, coat, (fx, fy, fz + 1.62), 32, (0.9, 1, 1.15))
st.lathe([(0, 0.15), (0.10, 0.15), (0.118, 0.02), (0.20, 0.0), (0.21, -0.01), (0, -0.01)], felt, (fx, fy, fz + 1.67), seg=48)
st.tube([(fx - 0.20, fy, fz + 1.36), (fx - 0.29, fy, fz + 1.05), (fx - 0.26, fy - 0.05, fz + 0.78)], 0.06, coat)
st.tube([(fx + 0.20, fy, fz + 1.36), (fx + 0.30, fy, fz + 1.08), (fx + 0.24, fy - 0.10, fz + 0.92)], 0.06, coat)
st.cyl(0.20, 0.06, st.metal("#8d949b", 0.3), (fx + 0.34, fy - 0.05, fz + 0.98), (0, 78, 0), bev=0.01, seg=48)
st.lathe(
    [(0, 0), (0.0, 0.0), (0.06, 0.0), (0.075, 0.12), (0.05, 0.17), (0, 0.17)],
    st.emit("#ffc48a", 12),
    (fx - 0.27, fy - 0.08, fz + 0.50),
    seg=24,
)
st.point((fx - 0.27, fy - 0.25, fz + 0.58), 26, "#ffa648", 0.06)

# A last band of light on the horizon, clouds above it.
cloud = st.Nodes("sky")
where = cloud.coordinates("Generated")
height = cloud.add("SeparateXYZ", Vector=where).outputs["Z"]
drift = cloud.noise(cloud.coordinates("Generated", (2.2, 1, 9)), 2.4, 6, 0.6, 0.5)
level = cloud.math("ADD", height, cloud.math("MULTIPLY", cloud.math("SUBTRACT", drift, 0.5), 0.16))
ramp = cloud.ramp(level, [(0.0, "#f0a060"), (0.07, "#b8705f"), (0.17, "#48586e"), (0.36, "#1b3448"), (1.0, "#081420")])
st.box((900, 1, 240), cloud.finish(cloud.add("Emission", Color=ramp, Strength=0.52)), (0, 330, 112), r=0)
st.world("#24435a", 0.34, top="#0d2032")
glow = st.softbox((-60, 200, 26), (0, 20, 0), 60, 24000, "#ff9a5a", height=12)
glow.visible_glossy = False

lamp = Vector((tower[0], tower[1], tower[2] + 10.42))
sweep = (Vector((-30, 8, 12.5)) - lamp).normalized()
st.camera((-0.6, -9.5, 2.15), (4.1, 40, 6.9), lens=40)
st.render(
    samples=14,
    clamp=6,
    grade={
        "look": "rich", "ev": 0.35, "saturation": 1.14, "bloom": 0.12, "threshold": 0.9, "vignette": 0.25, "lift": [0.012, 0.016, 0.024],
        "haze": {"col": [0.10, 0.115, 0.14], "d0": 25, "d1": 300, "amt": 0.55, "sky": 0.0},
        "beams": [{
            "origin": list(lamp), "axis": list(sweep), "angle": [5.0, 4.2], "reach": 90, "colour": [1.0, 0.66, 0.34],
            "strength": 0.16, "falloff": 0.9, "smoke": 0.30, "fineness": 0.09, "contrast": 0.25, "seed": 4, "motes": 0, "asymmetry": 0.3,
        }],
    },
)  # fmt: skip
