"""Meshes and curves. Sizes in Blender units, angles in degrees, Z is up."""

import math

import bmesh
import bpy
from mathutils import Vector, noise

__all__ = [
    "add_mesh", "add_bmesh", "bevel", "subdivide", "box", "cushion", "sphere", "cyl", "smooth_profile", "lathe",
    "torus", "sheet", "tube", "rounded", "ellipse", "prism", "card", "group", "cove", "blob", "metaballs", "disc",
]  # fmt: skip


def _place(obj, loc, rot):
    bpy.context.scene.collection.objects.link(obj)
    obj.location = loc
    obj.rotation_euler = [math.radians(a) for a in rot]
    return obj


def add_mesh(mesh, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True):
    if mat:
        mesh.materials.append(mat)
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    return _place(bpy.data.objects.new(mesh.name, mesh), loc, rot)


def add_bmesh(bm, name, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True):
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return add_mesh(mesh, mat, loc, rot, smooth)


def bevel(obj, width=0.03, segments=4, angle=40):
    modifier = obj.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(angle)
    modifier.harden_normals = True
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(50)
    return obj


def subdivide(obj, levels=2):
    modifier = obj.modifiers.new("subdivide", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return obj


def _solidify(obj, thickness):
    modifier = obj.modifiers.new("solidify", "SOLIDIFY")
    modifier.thickness = thickness
    modifier.offset = 0
    return obj


def box(size=(1, 1, 1), mat=None, loc=(0, 0, 0), rot=(0, 0, 0), r=0.02, seg=4):
    """A box with edges rounded by `r`."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    obj = add_bmesh(bm, "box", mat, loc, rot, smooth=bool(r))
    return bevel(obj, min(r, min(size) * 0.499), seg) if r else obj


def cushion(size=(1, 1, 0.3), mat=None, loc=(0, 0, 0), rot=(0, 0, 0), puff=0.25, seed=0, wrinkle=0.0, cuts=14):
    """A soft box: a superellipsoid, puffed in the middle, lightly wrinkled."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=cuts, use_grid_fill=True)
    power = 4.2
    for vertex in bm.verts:
        point = vertex.co.copy()
        edge = max(abs(point.x), abs(point.y))
        point /= (abs(point.x) ** power + abs(point.y) ** power + abs(point.z) ** power) ** (1 / power)
        point.z *= 1 + puff * (1 - min(1, edge) ** 2)
        if wrinkle:
            where = Vector((point.x * 2.3 + seed, point.y * 2.3, point.z * 2.3))
            point += point.normalized() * wrinkle * noise.fractal(where, 1, 2, 4)
        vertex.co = Vector((point.x * size[0] / 2, point.y * size[1] / 2, point.z * size[2] / 2))
    return subdivide(add_bmesh(bm, "cushion", mat, loc, rot), 1)


def sphere(r=1.0, mat=None, loc=(0, 0, 0), seg=96, scale=(1, 1, 1), rot=(0, 0, 0)):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg // 2, radius=r)
    bmesh.ops.scale(bm, vec=scale, verts=bm.verts)
    return add_bmesh(bm, "sphere", mat, loc, rot)


def cyl(r=1.0, h=1.0, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.02, seg=128, top=None):
    """A cylinder, or a cone frustum where `top` gives another radius."""
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=seg, radius1=r, radius2=r if top is None else top, depth=h)
    obj = add_bmesh(bm, "cylinder", mat, loc, rot)
    return bevel(obj, bev, 4, 30) if bev else obj


def smooth_profile(points, steps=8):
    """Catmull-Rom curve through a profile; without it vases look faceted."""
    last = len(points) - 1
    curve = []
    for i in range(last):
        a, b, c, d = (Vector(points[max(0, min(last, i + k))]) for k in (-1, 0, 1, 2))
        for j in range(steps):
            t = j / steps
            p = 0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            curve.append((max(0, p.x), p.y))
    return curve + [points[-1]]


def lathe(profile, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), seg=128, thickness=0.0, levels=0):
    """Revolves [(radius, height), ...] round Z."""
    bm = bmesh.new()
    rings = []
    for radius, height in profile:
        if radius < 1e-6:
            rings.append([bm.verts.new((0, 0, height))])
            continue
        angles = [2 * math.pi * i / seg for i in range(seg)]
        rings.append([bm.verts.new((radius * math.cos(a), radius * math.sin(a), height)) for a in angles])
    for lower, upper in zip(rings, rings[1:]):
        for i in range(seg):
            j = (i + 1) % seg
            if len(lower) == 1 and len(upper) == 1:
                continue
            if len(lower) == 1:
                bm.faces.new((lower[0], upper[i], upper[j]))
            elif len(upper) == 1:
                bm.faces.new((lower[i], lower[j], upper[0]))
            else:
                bm.faces.new((lower[i], lower[j], upper[j], upper[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    obj = add_bmesh(bm, "lathe", mat, loc, rot)
    if thickness:
        _solidify(obj, thickness)
    if levels:
        subdivide(obj, levels)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(45)
    return obj


def torus(major=1.0, minor=0.3, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), around=144, across=64):
    bm = bmesh.new()

    def vertex(i, j):
        a, b = 2 * math.pi * i / around, 2 * math.pi * j / across
        ring = major + minor * math.cos(b)
        return bm.verts.new((ring * math.cos(a), ring * math.sin(a), minor * math.sin(b)))

    grid = [[vertex(i, j) for j in range(across)] for i in range(around)]
    for i in range(around):
        for j in range(across):
            k, m = (i + 1) % around, (j + 1) % across
            bm.faces.new((grid[i][j], grid[k][j], grid[k][m], grid[i][m]))
    return add_bmesh(bm, "torus", mat, loc, rot)


def sheet(function, nu, nv, mat=None, closed=False, thickness=0.0, loc=(0, 0, 0), rot=(0, 0, 0), levels=0, smooth=True):
    """The surface function(u, v) -> xyz for u, v in 0..1, with UVs."""
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new("UV")
    columns = nu if closed else nu + 1
    grid = [[bm.verts.new(function(i / nu, j / nv)) for j in range(nv + 1)] for i in range(columns)]
    for i in range(nu):
        for j in range(nv):
            k = (i + 1) % columns
            face = bm.faces.new((grid[i][j], grid[k][j], grid[k][j + 1], grid[i][j + 1]))
            for loop, (a, b) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                loop[uv].uv = (a / nu, b / nv)
    obj = add_bmesh(bm, "sheet", mat, loc, rot, smooth)
    if thickness:
        _solidify(obj, thickness)
    return subdivide(obj, levels) if levels else obj


def tube(points, r=0.05, mat=None, cyclic=False, resolution=24, roundness=8, loc=(0, 0, 0), rot=(0, 0, 0), radii=None):
    """A round bar along a smooth curve; `radii` scale it point by point."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = r
    curve.bevel_resolution = roundness
    curve.resolution_u = resolution
    curve.use_fill_caps = True
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = cyclic
    for i, (knot, point) in enumerate(zip(spline.bezier_points, points)):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO"
        if radii:
            knot.radius = radii[i]
    if mat:
        curve.materials.append(mat)
    return _place(bpy.data.objects.new("tube", curve), loc, rot)


def rounded(w, h, r, steps=12):
    """Outline of a rounded rectangle."""
    points = []
    for cx, cy, start in (
        (w / 2 - r, h / 2 - r, 0),
        (r - w / 2, h / 2 - r, 90),
        (r - w / 2, r - h / 2, 180),
        (w / 2 - r, r - h / 2, 270),
    ):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return points


def ellipse(w, h, steps=128):
    return [(w / 2 * math.cos(2 * math.pi * i / steps), h / 2 * math.sin(2 * math.pi * i / steps)) for i in range(steps)]


def prism(outline, h, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.03, seg=6, holes=()):
    """An extruded outline with a round bevel; `holes` are outlines cut out of it."""
    curve = bpy.data.curves.new("prism", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = max(0, h / 2 - bev)
    curve.bevel_depth = bev
    curve.bevel_resolution = seg
    curve.offset = -bev
    for points in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for knot, (x, y) in zip(spline.points, points):
            knot.co = (x, y, 0, 1)
    if mat:
        curve.materials.append(mat)
    return _place(bpy.data.objects.new("prism", curve), loc, rot)


def card(w, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), r=0.0, bend=0.0):
    """A picture plane in XY that faces +Z, UV 0..1; `r` rounds its corners, `bend` bows it."""
    if not r:
        columns = 24 if bend else 1
        return sheet(lambda u, v: ((u - 0.5) * w, (v - 0.5) * h, bend * math.sin(math.pi * u)), columns, 1, mat, loc=loc, rot=rot)
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new("UV")
    face = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in rounded(w, h, r, 16)])
    for loop in face.loops:
        loop[uv].uv = (loop.vert.co.x / w + 0.5, loop.vert.co.y / h + 0.5)
    return add_bmesh(bm, "card", mat, loc, rot, smooth=False)


def disc(outer, mat, loc=(0, 0, 0), rot=(0, 0, 0), inner=0.0):
    """A flat ring or disc whose UVs lie over its bounding square: a record's label."""
    obj = sheet(
        lambda u, v: (
            (inner + (outer - inner) * v) * math.cos(2 * math.pi * u),
            (inner + (outer - inner) * v) * math.sin(2 * math.pi * u),
            0,
        ),
        128, 4, mat, loc=loc, rot=rot,
    )  # fmt: skip
    layer = obj.data.uv_layers.active.data
    for loop in obj.data.loops:
        point = obj.data.vertices[loop.vertex_index].co
        layer[loop.index].uv = (point.x / (2 * outer) + 0.5, point.y / (2 * outer) + 0.5)
    return obj


def group(children, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Moves, turns and scales objects together."""
    parent = _place(bpy.data.objects.new("group", None), loc, rot)
    for child in children:
        if child.parent is None:
            child.parent = parent
    parent.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    return parent


def cove(mat, width=40.0, depth=14.0, height=16.0, radius=4.0, front=-14.0):
    """Seamless backdrop: a floor that curves up into a wall at y = depth."""
    sweep = [math.pi / 2 * i / 32 for i in range(33)]
    profile = [(front, 0)]
    profile += [(depth - radius + radius * math.sin(t), radius - radius * math.cos(t)) for t in sweep]
    profile.append((depth, height))
    bm = bmesh.new()
    lines = [(bm.verts.new((-width / 2, y, z)), bm.verts.new((width / 2, y, z))) for y, z in profile]
    for a, b in zip(lines, lines[1:]):
        bm.faces.new((a[0], a[1], b[1], b[0]))
    return add_bmesh(bm, "cove", mat)


def blob(r=1.0, amount=0.25, frequency=1.1, seed=0, mat=None, loc=(0, 0, 0), detail=6, scale=(1, 1, 1)):
    """A sphere pushed about by noise. Look at every glossy one for accidental faces."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1)
    for vertex in bm.verts:
        direction = vertex.co.normalized()
        where = direction * frequency + Vector((seed * 7.3, seed * 3.1, seed * 1.7))
        swell = noise.noise(where) + 0.35 * noise.noise(where * 2.1)
        point = direction * (r * (1 + amount * swell))
        vertex.co = Vector((point.x * scale[0], point.y * scale[1], point.z * scale[2]))
    return add_bmesh(bm, "blob", mat, loc)


def metaballs(balls, mat=None, resolution=0.05, loc=(0, 0, 0), threshold=0.6):
    """Balls [(x, y, z, radius), ...] that flow into one another, as a smooth mesh."""
    data = bpy.data.metaballs.new("metaballs")
    data.resolution = data.render_resolution = resolution
    data.threshold = threshold
    for x, y, z, radius in balls:
        element = data.elements.new()
        element.co = (x, y, z)
        element.radius = radius
    source = _place(bpy.data.objects.new("metaballs", data), loc, (0, 0, 0))
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(source.evaluated_get(graph))
    bpy.data.objects.remove(source)
    obj = add_mesh(mesh, mat, loc)
    obj.modifiers.new("smooth", "SMOOTH").iterations = 8
    return subdivide(obj, 1)
