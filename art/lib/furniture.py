"""Vessels, soft things and furniture of the interior family. Metres, Z up."""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

import shapes as sh

# -------------------------------------------------------------------- vessels

# Outer profiles of thrown vessels, 1 high: (radius, height). The last point is the lip.
VESSELS = {
    "bottle": [(0.20, 0), (0.27, 0.06), (0.31, 0.24), (0.29, 0.42), (0.18, 0.58), (0.085, 0.70), (0.07, 0.86), (0.09, 1.0)],
    "moon": [(0.20, 0), (0.36, 0.10), (0.52, 0.34), (0.54, 0.55), (0.42, 0.78), (0.22, 0.90), (0.19, 0.95), (0.22, 1.0)],
    "amphora": [(0.13, 0), (0.17, 0.05), (0.27, 0.28), (0.34, 0.52), (0.30, 0.72), (0.15, 0.84), (0.115, 0.91), (0.16, 1.0)],
    "tumbler": [(0.36, 0), (0.40, 0.03), (0.42, 0.3), (0.43, 0.6), (0.44, 0.85), (0.445, 1.0)],
    "bowl": [(0.42, 0), (0.48, 0.05), (0.86, 0.32), (1.12, 0.68), (1.22, 1.0)],
    "pear": [(0.24, 0), (0.34, 0.08), (0.40, 0.28), (0.34, 0.50), (0.22, 0.68), (0.17, 0.84), (0.19, 1.0)],
    "cylinder": [(0.26, 0), (0.28, 0.02), (0.28, 0.3), (0.28, 0.7), (0.275, 0.97), (0.27, 1.0)],
    "dish": [(1.2, 0), (1.35, 0.1), (1.9, 0.6), (2.05, 1.0)],
    "cone": [(0.10, 0), (0.16, 0.03), (0.22, 0.25), (0.31, 0.55), (0.42, 0.85), (0.48, 1.0)],
    "gourd": [(0.22, 0), (0.33, 0.09), (0.36, 0.24), (0.27, 0.41), (0.17, 0.50), (0.20, 0.60), (0.23, 0.70), (0.16, 0.84), (0.09, 0.93), (0.11, 1.0)],
}  # fmt: skip


def vessel(kind, height, mat, loc=(0, 0, 0), wall=0.05, width=1.0, depth=0.55, seg=160):
    """A thrown vessel with a rounded lip and a hollow that goes `depth` of the way down."""
    outer = [(r * height * width, z * height) for r, z in VESSELS[kind]]
    lip_r, lip_z = outer[-1]
    thick = wall * height
    outer = sh.smooth_profile(outer, 14)
    rim = [(lip_r - thick * 0.25, lip_z + thick * 0.34), (lip_r - thick * 0.75, lip_z + thick * 0.30), (lip_r - thick, lip_z)]
    inner = [(max(0.001, r - thick), z) for r, z in reversed(outer) if (1 - depth) * height < z < lip_z]
    floor = (1 - depth) * height
    return sh.lathe([(0, 0), *outer, *rim, *inner, (0, floor)], mat, loc, seg=seg)


def jug(height, mat, loc=(0, 0, 0), turn=0.0):
    """A pitcher: pear body, pulled handle."""
    h = height
    parts = [
        vessel("pear", h, mat, wall=0.045, depth=0.9),
        sh.tube(
            [(0.15 * h, 0, 0.90 * h), (0.36 * h, 0, 0.93 * h), (0.47 * h, 0, 0.70 * h), (0.36 * h, 0, 0.42 * h)], 0.045 * h, mat
        ),
    ]
    return sh.group(parts, loc, (0, 0, turn))


def cup(height, mat, loc=(0, 0, 0)):
    return vessel("tumbler", height, mat, loc, wall=0.06, depth=0.9)


def books(titles, loc=(0, 0, 0), turn=0.0, upright=False):
    """Books [(width, depth, thickness, cover material, page material)], stacked or in a row."""
    parts, reach = [], 0.0
    for index, (w, d, t, cover, paper) in enumerate(titles):
        body = [
            sh.box((w, d, 0.0035), cover, (0, 0, 0.002), r=0.0012, seg=2),
            sh.box((w, d, 0.0035), cover, (0, 0, t - 0.002), r=0.0012, seg=2),
            sh.box((0.004, d, t), cover, (-w / 2 + 0.002, 0, t / 2), r=0.0018, seg=2),
            sh.box((w - 0.010, d - 0.010, t - 0.007), paper, (-0.001, 0, t / 2), r=0.001, seg=1),
        ]
        wiggle = ((index * 37) % 11 - 5) * 1.3
        if upright:
            parts.append(sh.group(body, (reach, 0, w / 2), (0, 90, 0)))
        else:
            parts.append(sh.group(body, (0.004 * ((index * 5) % 3 - 1), 0, reach), (0, 0, wiggle)))
        reach += t + 0.0006
    return sh.group(parts, loc, (0, 0, turn))


# ----------------------------------------------------------------- soft things


def pillow(w, h, t, mat, loc, rot, seed=0, crease=0.010):
    """A filled pillow: pinched corners, seams, creases that run from the corners inwards."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=34, use_grid_fill=True)
    for vertex in bm.verts:
        x, y, z = vertex.co
        edge = (1 - abs(x) ** 3.2) * (1 - abs(y) ** 3.2)
        loft = max(0.0, edge) ** 0.42
        pull = 0.06 * (abs(x) * abs(y)) ** 2
        away = math.atan2(abs(y) - 1, abs(x) - 1)
        wrinkle = crease * (1 - loft) ** 0.5 * math.sin(11 * away + seed) * min(1, 3 * loft)
        slow = 0.16 * noise.noise(Vector((x * 1.4 + seed * 3.1, y * 1.4, 2)))
        px = x * (1 - 0.05 * (1 - abs(y) ** 2) * abs(x) ** 2 + pull)
        py = y * (1 - 0.05 * (1 - abs(x) ** 2) * abs(y) ** 2 + pull)
        pz = math.copysign(loft * (1 + slow), z) if abs(z) > 0.99 else z * loft
        vertex.co = Vector((px * w / 2, py * h / 2, pz * t / 2 + (wrinkle if z > 0 else 0)))
    return sh.subdivide(sh.add_bmesh(bm, "pillow", mat, loc, rot), 1)


def drape(
    w,
    d,
    mat,
    loc,
    colliders,
    cells=110,
    frames=40,
    excess=0.028,
    waves=17.0,
    seed=1,
    thickness=0.006,
    stiff=1.0,
    turn=0.0,
    dress=True,
):
    """Cloth that really falls: a rectangle with excess length dropped on `colliders`.

    It starts gathered in `waves` radians a metre, `excess` high; friction keeps most of
    that as folds where it lands, the rest hangs over the edges.
    """
    drift = Vector((seed * 3.7, seed * 1.3, seed * 2.9))

    def start(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * d
        bend = noise.fractal(Vector((x * 1.7, y * 1.7, 0)) + drift, 0.8, 2.0, 3)
        fade = 0.45 + 0.55 * noise.noise(Vector((x * 2.6, y * 2.6, 5)) + drift)
        return Vector((x, y, excess * fade * math.sin(waves * (x + 0.35 * y) + 5.5 * bend) + 1.2 * excess * bend))

    cloth = sh.sheet(start, cells, max(8, round(cells * d / w)), mat, loc=loc, rot=(0, 0, turn))
    for obj in colliders:
        if "collide" not in obj.modifiers:
            obj.modifiers.new("collide", "COLLISION")
            obj.collision.thickness_outer = 0.006
            obj.collision.cloth_friction = 80
    simulation = cloth.modifiers.new("cloth", "CLOTH")
    simulation.settings.quality = 6
    simulation.settings.mass = 0.35
    simulation.settings.tension_stiffness = simulation.settings.compression_stiffness = 14
    simulation.settings.shear_stiffness = 4
    simulation.settings.bending_stiffness = stiff
    simulation.settings.air_damping = 1.5
    simulation.collision_settings.distance_min = 0.006
    simulation.collision_settings.use_self_collision = False
    simulation.point_cache.frame_start, simulation.point_cache.frame_end = 1, frames
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(cloth.evaluated_get(graph))
    matrix = cloth.matrix_world.copy()
    bpy.data.objects.remove(cloth)
    for obj in colliders:
        obj.modifiers.remove(obj.modifiers["collide"])
    scene.frame_set(1)
    fallen = sh.add_mesh(mesh)
    fallen.matrix_world = matrix
    return dressed(fallen, thickness) if dress else fallen


def dressed(fallen, thickness):
    """Gives fallen cloth its thickness; left for later where more cloth is to fall on it."""
    smooth = fallen.modifiers.new("smooth", "SMOOTH")
    smooth.iterations = 3
    solid = fallen.modifiers.new("solidify", "SOLIDIFY")
    solid.thickness = thickness
    solid.offset = 1
    return sh.subdivide(fallen, 1)


def curtain(x0, x1, y, z0, z1, mat, folds=9, depth=0.07, seed=1, flare=0.25):
    """A hanging curtain: folds that wander a little and open towards the hem."""

    def cloth(u, v):
        fall = 1 - v
        phase = 2 * math.pi * folds * u + 1.3 * noise.noise(Vector((u * 4 + seed, fall * 0.7, seed)))
        swing = depth * (0.7 + flare * fall) * (0.75 + 0.5 * noise.noise(Vector((u * 7, seed, 4))))
        narrow = 0.12 * math.sin(2 * phase) / folds
        return Vector((x0 + (x1 - x0) * (u + narrow * 0.12), y + swing * math.sin(phase), z0 + (z1 - z0) * v))

    return sh.sheet(cloth, folds * 26, 40, mat, thickness=0.002, levels=1)


def rug(w, d, mat, loc, turn=0.0, hem=None, seed=4, fringe=False):
    """A thin flat-woven rug with a slightly uneven edge."""

    def surface(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * d
        rise = 0.004 * noise.fractal(Vector((x * 2.2 + seed, y * 2.2, 1)), 1, 2, 3)
        return Vector((x, y, 0.012 + rise))

    parts = [sh.sheet(surface, 60, 60, mat, thickness=0.012)]
    if fringe:
        random.seed(seed)
        for side in (-1, 1):
            for k in range(int(w / 0.018)):
                x = -w / 2 + 0.009 + 0.018 * k
                tip = (x + random.uniform(-0.008, 0.008), side * (d / 2 + random.uniform(0.05, 0.07)), 0.004)
                parts.append(sh.tube([(x, side * d / 2, 0.012), tip], 0.0024, hem or mat, resolution=2, roundness=2))
    return sh.group(parts, loc, (0, 0, turn))


# ------------------------------------------------------------------- furniture


def lounge_chair(frame, cloth, loc=(0, 0, 0), turn=0.0, accent=None):
    """A low easy chair: round oak frame, loose seat and back cushions."""
    parts = []
    for side in (-0.35, 0.35):
        parts.append(sh.tube([(side, -0.34, 0.0), (side, -0.335, 0.30), (side, -0.32, 0.555)], 0.021, frame))
        parts.append(sh.tube([(side, 0.44, 0.0), (side, 0.36, 0.28), (side, 0.31, 0.555)], 0.021, frame))
        # The armrest swells towards the hand.
        arm = [(0.055, -0.42), (0.055, -0.36), (0.036, 0.0), (0.028, 0.36), (0.0, 0.39)]
        outline = [(side + x, y) for x, y in arm] + [(side - x, y) for x, y in reversed(arm[:-1])]
        parts.append(sh.prism(outline, 0.030, frame, (0, 0, 0.570), bev=0.012, seg=5))
        parts.append(sh.tube([(side, -0.335, 0.30), (side, 0.0, 0.275), (side, 0.37, 0.24)], 0.017, frame))
    for y, z in ((-0.30, 0.285), (0.34, 0.235)):
        parts.append(sh.tube([(-0.35, y, z), (0.35, y, z)], 0.018, frame))
    for x in (-0.24, -0.08, 0.08, 0.24):
        parts.append(sh.tube([(x, 0.34, 0.24), (x, 0.46, 0.55), (x, 0.53, 0.80)], 0.011, frame))
    parts.append(sh.tube([(-0.31, 0.53, 0.80), (0, 0.545, 0.81), (0.31, 0.53, 0.80)], 0.020, frame))
    parts.append(sh.cushion((0.64, 0.68, 0.17), cloth, (0, -0.01, 0.385), (5, 0, 0), 0.28, 3, 0.022, cuts=24))
    parts.append(sh.cushion((0.64, 0.60, 0.17), cloth, (0, 0.375, 0.70), (70, 0, 0), 0.32, 7, 0.026, cuts=24))
    if accent:
        parts.append(pillow(0.46, 0.34, 0.17, accent, (0.03, 0.215, 0.62), (64, 0, 7), 5))
    return sh.group(parts, loc, (0, 0, turn))


def stool(mat, height=0.45, r=0.17, loc=(0, 0, 0)):
    """A turned stool, also a side table: thick top, three splayed legs."""
    top = [(0, 0), (r * 0.93, 0), (r, 0.012), (r, 0.030), (r * 0.95, 0.040), (0, 0.038)]
    parts = [sh.lathe(top, mat, (0, 0, height - 0.04))]
    for k in range(3):
        a = math.radians(90 + 120 * k)
        parts.append(
            sh.tube(
                [(0.55 * r * math.cos(a), 0.55 * r * math.sin(a), height - 0.03), (1.0 * r * math.cos(a), 1.0 * r * math.sin(a), 0)],
                0.017, mat, radii=[1.15, 0.8],
            )  # fmt: skip
        )
    return sh.group(parts, loc)


def dining_chair(frame, seat, loc=(0, 0, 0), turn=0.0):
    """A light dining chair: bent back rail, woven seat."""
    parts = []
    for side in (-1, 1):
        parts.append(sh.tube([(side * 0.21, -0.20, 0), (side * 0.20, -0.19, 0.44)], 0.016, frame))
        parts.append(sh.tube([(side * 0.20, 0.23, 0), (side * 0.19, 0.20, 0.44), (side * 0.21, 0.25, 0.76)], 0.016, frame))
        parts.append(sh.tube([(side * 0.20, -0.19, 0.42), (side * 0.19, 0.20, 0.42)], 0.013, frame))
        parts.append(sh.tube([(side * 0.205, -0.19, 0.2), (side * 0.195, 0.215, 0.2)], 0.010, frame))
    for y in (-0.19, 0.20):
        parts.append(sh.tube([(-0.2, y, 0.42), (0.2, y, 0.42)], 0.013, frame))

    def rail(u, v):
        a = (u - 0.5) * 1.15
        return Vector((0.44 * math.sin(a) * 0.95, 0.10 + 0.20 * math.cos(a) - 0.02 + 0.02 * v, 0.66 + 0.115 * v))

    parts.append(sh.sheet(rail, 40, 6, frame, thickness=0.018, levels=1))
    parts.append(sh.cushion((0.43, 0.43, 0.05), seat, (0, 0, 0.445), puff=0.1, cuts=18))
    return sh.group(parts, loc, (0, 0, turn))


def dome_lamp(outside, inside, loc, r=0.24, cord=None, length=2.0, height=0.20):
    """A pendant: a spun dome that is open below, hung from a cord."""
    dome = [
        (0.028, height),
        (0.05, height * 0.985),
        (r * 0.45, height * 0.83),
        (r * 0.78, height * 0.52),
        (r * 0.95, height * 0.2),
        (r, 0.0),
    ]
    shell = sh.smooth_profile(dome, 12)
    inner = [(max(0.004, x - 0.006), z - 0.004) for x, z in reversed(shell)]
    parts = [
        sh.lathe([(0, height + 0.001), *shell, (r - 0.003, -0.002)], outside, seg=160),
        sh.lathe([(r - 0.0045, -0.001), *inner], inside, seg=160),
        sh.cyl(0.026, 0.06, outside, (0, 0, height + 0.028), bev=0.006, seg=64),
    ]
    if cord:
        parts.append(sh.cyl(0.0035, length, cord, (0, 0, height + 0.05 + length / 2), bev=0, seg=12))
    return sh.group(parts, loc)
