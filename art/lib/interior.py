"""The interior family: its materials, its walls and its low sun.

One house: lime plaster, oak, terracotta, olive, linen. Scenes are open sets (a back
wall, a floor, what stands on it) rather than closed rooms: they converge in a dozen
samples, and the sun can come from wherever the picture needs it. Metres, Z up, the
back wall faces -Y.
"""

import math
import random

from mathutils import Euler, Matrix, Vector

import bmesh
import shapes as sh
from materials import Nodes, emit, rgba
from stage import shadow_only, softbox, sun, world

# As the sun and the tone curve give them back: plaster #efe7dc, terracotta #b4552d.
PLASTER, TERRACOTTA, LINEN = "#efe7dc", "#a0583e", "#e6dccb"


# ------------------------------------------------------------------ materials


def lime_plaster(colour=PLASTER, depth=0.16, scale=1.0, bump=0.22):
    """Trowelled lime: long soft clouds, paler where the trowel pressed."""
    m = Nodes("lime plaster")
    vector = m.coordinates(scale=(scale, scale, scale * 1.5))
    clouds = m.noise(vector, 1.3, 7, 0.58, 1.1)
    strokes = m.noise(m.coordinates(scale=(scale * 1.2, scale, scale * 3.2)), 3.4, 5, 0.6, 1.6)
    tone = m.math("ADD", m.math("MULTIPLY", clouds, 0.65), m.math("MULTIPLY", strokes, 0.35))
    dark = [c * (1 - depth * 1.6) for c in rgba(colour)[:3]]
    mixed = m.ramp(tone, [(0.30, (*dark, 1)), (0.66, rgba(colour))])
    height = m.math("ADD", clouds, m.math("MULTIPLY", strokes, 0.5))
    return m.finish(m.principled(Base__Color=mixed, Roughness=0.92, Specular=0.12, Normal=m.bump(height, bump, 0.05)))


def oak(light="#cfa677", dark="#a87d4f", axis=0, scale=1.0, roughness=0.5):
    """Oiled oak: fine straight grain with a slow drift of tone; runs along `axis`."""
    m = Nodes("oak")
    stretch = [scale * (0.10 if i == axis else 1.0) for i in range(3)]
    long = [scale * (0.035 if i == axis else 1.0) for i in range(3)]
    drift = m.noise(m.coordinates(scale=stretch), 5.0, 4, 0.5, 1.4)
    lines = m.noise(m.coordinates(scale=long), 60, 4, 0.65, 0.4)
    pores = m.noise(m.coordinates(scale=long), 190, 2, 0.5)
    tone = m.math("ADD", m.math("MULTIPLY", drift, 0.55), m.math("MULTIPLY", lines, 0.45))
    base = m.ramp(tone, [(0.34, dark), (0.52, light), (0.60, dark), (0.72, light)], "LINEAR")
    base = m.mix(0.45, base, m.ramp(tone, [(0.3, dark), (0.7, light)]))
    colour = m.mix(m.math("MULTIPLY", m.math("GREATER_THAN", pores, 0.60), 0.22), base, "#5a3d22")
    return m.finish(
        m.principled(Base__Color=colour, Roughness=m.math("MULTIPLY_ADD", lines, 0.2, roughness - 0.1), Specular=0.35)
    )


def ceramic(colour, roughness=0.42, speckle=0.0, drift=0.10, specular=0.45):
    """Glazed or raw stoneware; the glaze pools darker, `speckle` adds iron spots."""
    m = Nodes("ceramic")
    vector = m.coordinates()
    cloud = m.noise(vector, 11, 5, 0.62, 0.3)
    dark = [c * (1 - drift * 1.4) for c in rgba(colour)[:3]]
    tone = m.ramp(cloud, [(0.3, (*dark, 1)), (0.65, rgba(colour))])
    if speckle:
        spots = m.noise(vector, 160, 2, 0.5)
        tone = m.mix(m.math("MULTIPLY", m.math("GREATER_THAN", spots, 0.66), speckle), tone, "#4a3323")
    return m.finish(m.principled(Base__Color=tone, Roughness=roughness, Specular=specular))


def linen(colour=LINEN, second=None, scale=1.0, translucent=0.0):
    """Washed linen: warp and weft as tone, no fine bump, a little sheen."""
    m = Nodes("linen")
    warp = m.noise(m.coordinates(scale=(260 * scale, 9 * scale, 9 * scale)), 1.0, 3, 0.6)
    weft = m.noise(m.coordinates(scale=(9 * scale, 260 * scale, 9 * scale)), 1.0, 3, 0.6)
    slub = m.noise(m.coordinates(scale=scale), 5, 3)
    weave = m.math("ADD", m.math("MULTIPLY", warp, 0.5), m.math("MULTIPLY", weft, 0.5))
    shade = second or tuple(c * 0.72 for c in rgba(colour)[:3]) + (1,)
    tone = m.mix(m.math("MULTIPLY", slub, 0.16), m.ramp(weave, [(0.36, rgba(shade)), (0.62, rgba(colour))]), rgba(shade))
    surface = m.principled(Base__Color=tone, Roughness=0.95, Sheen=0.5, Specular=0.08)
    if not translucent:
        return m.finish(surface)
    through = m.add("BsdfTranslucent", Color=tone)
    mix = m.add("MixShader")
    mix.inputs[0].default_value = translucent
    m.link(surface.outputs[0], mix.inputs[1])
    m.link(through.outputs[0], mix.inputs[2])
    return m.finish(mix)


def limestone(colour="#d9cdbb", scale=1.0, roughness=0.5):
    """Honed travertine: bands and small open pores, drawn in tone."""
    m = Nodes("limestone")
    bands = m.noise(m.coordinates(scale=(scale * 0.5, scale * 0.5, scale * 3.5)), 3.2, 6, 0.6, 0.8)
    pores = m.noise(m.coordinates(scale=(scale * 14, scale * 14, scale * 60)), 1.0, 3, 0.55)
    dark = [c * 0.70 for c in rgba(colour)[:3]]
    tone = m.ramp(bands, [(0.32, (*dark, 1)), (0.52, rgba(colour)), (0.68, (*[c * 0.86 for c in rgba(colour)[:3]], 1))])
    tone = m.mix(m.math("MULTIPLY", m.math("GREATER_THAN", pores, 0.64), 0.5), tone, "#8d7a63")
    return m.finish(m.principled(Base__Color=tone, Roughness=roughness, Specular=0.4))


# ---------------------------------------------------------------------- shell


def arch(width, height, steps=48):
    """Outline of a round-headed opening that stands on the origin."""
    r = width / 2
    points = [(-r, 0)]
    points += [(-r * math.cos(math.pi * k / steps), height - r + r * math.sin(math.pi * k / steps)) for k in range(steps + 1)]
    return points + [(r, 0)]


def moved(outline, dx, dy):
    return [(x + dx, y + dy) for x, y in outline]


def wall(mat, x0, x1, height, y=0.0, thick=0.4, holes=(), edge=0.03, base=-0.02):
    """An upright wall with soft edges, its front at `y`; `holes` are outlines in x and z."""
    outline = [(x0, base), (x1, base), (x1, height), (x0, height)]
    return sh.prism(outline, thick, mat, (0, y + thick / 2, 0), (90, 0, 0), bev=edge, seg=6, holes=holes)


def floorboards(mat, x0, x1, y0, y1, width=0.16, seed=2, along="y"):
    """Planks with hairline joints; each is its own object, so the grain changes."""
    random.seed(seed)
    across = (x0, x1) if along == "y" else (y0, y1)
    run = (y0, y1) if along == "y" else (x0, x1)
    a = across[0]
    while a < across[1]:
        b = run[0] - random.uniform(0, 1.6)
        while b < run[1]:
            length = random.uniform(1.3, 2.4)
            size = (width - 0.003, length - 0.003, 0.03) if along == "y" else (length - 0.003, width - 0.003, 0.03)
            place = (a + width / 2, b + length / 2, -0.015) if along == "y" else (b + length / 2, a + width / 2, -0.015)
            sh.box(size, mat, place, r=0.002, seg=1)
            b += length
        a += width


# ----------------------------------------------------------------------- light


def sun_direction(rot):
    """Unit vector from the scene towards a sun of this rotation."""
    towards = Vector((0, 0, 1))
    towards.rotate(Euler([math.radians(a) for a in rot]))
    return towards


def morning(rot=(66, 0, -58), power=6.5, colour="#ffcf9c", fill=0.42, angle=0.7, cool="#cfd8ea", warm="#fff0df"):
    """The family's light: a low warm sun, a cooler sky, paler from above."""
    sun(rot, power, colour, angle)
    world(cool, fill, top=warm)
    return rot


def bounce(loc, target, size=2.5, power=40, colour="#ffe2c4"):
    """Soft light from the side that the camera does not see."""
    return softbox(loc, target, size, power, colour)


def window_shadow(rot, hit, width=1.2, height=1.7, columns=2, rows=3, bar=0.045, surround=3.0, distance=6.0):
    """A window between sun and scene: light falls only through its panes. `hit` is where its middle lands."""
    black = emit("#000000", 0)
    parts = []
    for k in range(1, columns):
        parts.append(sh.card(bar, height, black, (-width / 2 + width * k / columns, 0, 0)))
    for k in range(1, rows):
        parts.append(sh.card(width, bar, black, (0, -height / 2 + height * k / rows, 0)))
    for side in (-1, 1):
        parts.append(sh.card(surround, height + 2 * surround, black, (side * (width + surround) / 2, 0, 0)))
        parts.append(sh.card(width, surround, black, (0, side * (height + surround) / 2, 0)))
    return _between(parts, rot, hit, distance)


def leaf_shadow(rot, hit, size=1.6, seed=1, count=5, leaf=0.22, distance=4.0, turn=0.0):
    """Branches between sun and scene: their shadow plays on the wall around `hit`."""
    random.seed(seed)
    black = emit("#000000", 0)
    parts = []
    for _ in range(count):
        angle = math.radians(turn + random.uniform(-38, 38))
        start = Vector((random.uniform(-0.5, 0.5) * size - math.cos(angle) * size * 0.7, random.uniform(-0.6, 0.6) * size, 0))
        bend = random.uniform(-0.5, 0.5)
        points = [
            start + Vector((math.cos(angle + bend * t) * size * t, math.sin(angle + bend * t) * size * t, 0))
            for t in (0, 0.25, 0.5, 0.75, 1.0)
        ]
        parts += twig(points, black, black, leaf, 17, random.randrange(999), 0.006, flat=True)
    return _between(parts, rot, hit, distance)


def _between(parts, rot, hit, distance):
    for part in parts:
        shadow_only(part)
    frame = sh.group(parts, tuple(Vector(hit) + sun_direction(rot) * distance))
    frame.rotation_euler = Euler([math.radians(a) for a in rot])
    return frame


# ---------------------------------------------------------------------- plants


def _leaf_vertices(length, width, curl, matrix):
    """Two rows of quads from stalk to tip, folded along the middle."""
    rows = []
    for k in range(9):
        t = k / 8
        half = width / 2 * math.sin(math.pi * min(1, 0.04 + 0.96 * t) ** 0.85) + 0.0004
        drop = -curl * length * t * t
        rows.append([matrix @ Vector((length * t, side * half, drop + abs(side) * half * 0.22)) for side in (-1, 0, 1)])
    return rows


def twig(points, stem, leaf, size=0.07, count=24, seed=1, thickness=0.004, slim=0.26, flat=False, bare=0.18):
    """A leafy stem through `points`; returns its objects. `flat` keeps the leaves in the plane."""
    rng = random.Random(seed)
    points = [Vector(p) for p in points]
    parts = [
        sh.tube(
            [tuple(p) for p in points],
            thickness,
            stem,
            resolution=8,
            roundness=3,
            radii=[1.0 - 0.6 * k / (len(points) - 1) for k in range(len(points))],
        )
    ]
    bm = bmesh.new()
    last = len(points) - 1
    for k in range(count):
        t = bare + (1 - bare) * (k + rng.uniform(0, 0.6)) / count
        j = min(last - 1, int(t * last))
        here = points[j].lerp(points[j + 1], min(1, t * last - j))
        along = (points[j + 1] - points[j]).normalized()
        aside = along.cross(Vector((0, 0, 1)) if flat or abs(along.z) < 0.9 else Vector((0, 1, 0))).normalized()
        if not flat:
            aside.rotate(Matrix.Rotation(rng.uniform(-1.2, 1.2) + (math.pi if k % 2 else 0), 3, along))
        elif k % 2:
            aside = -aside
        outward = (along * rng.uniform(0.55, 1.0) + aside).normalized()
        up = outward.cross(along).normalized() if not flat else Vector((0, 0, 1))
        axis_y = up.cross(outward).normalized()
        frame = Matrix((outward, axis_y, up)).transposed().to_4x4()
        frame.translation = here
        length = size * rng.uniform(0.7, 1.1) * (1 - 0.35 * max(0, t - 0.5))
        rows = [[bm.verts.new(p) for p in row] for row in _leaf_vertices(length, length * slim, rng.uniform(0.0, 0.25), frame)]
        for a, b in zip(rows, rows[1:]):
            for s in (0, 1):
                bm.faces.new((a[s], b[s], b[s + 1], a[s + 1]))
    return [*parts, sh.add_bmesh(bm, "leaves", leaf)]


def spray(base, stem, leaf, stems=6, height=0.6, spread=0.35, seed=3, size=0.07, count=22, slim=0.26, lean=(0, 0)):
    """Several twigs that rise from the mouth of a vase."""
    rng = random.Random(seed)
    for k in range(stems):
        angle = 2 * math.pi * (k + rng.uniform(-0.3, 0.3)) / stems
        tall = height * rng.uniform(0.65, 1.05)
        reach = spread * rng.uniform(0.5, 1.1)
        points = []
        for t in (0, 0.2, 0.45, 0.7, 1.0):
            out = reach * t**1.7
            points.append(
                Vector(base)
                + Vector((math.cos(angle) * out + lean[0] * t, math.sin(angle) * out + lean[1] * t, tall * (t - 0.12 * t * t)))
            )
        twig(points, stem, leaf, size, count, rng.randrange(9999), 0.0035, slim)
