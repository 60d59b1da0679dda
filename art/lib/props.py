"""Printed matter and packages for the works: bags, bottles, cartons, sheets, books, bags to carry.

Every maker takes the picture of its print (a `st.picture(...)` material) beside plain
materials for the rest. Origin: middle of the foot, the print faces -Y.
"""

import math
import random

import bmesh
from mathutils import Euler, Vector, noise

import shapes as sh
from furniture import VESSELS  # noqa: F401  (one catalogue of profiles)
from materials import emit
from stage import shadow_only

# ------------------------------------------------------------------- packages


def carton(w, h, d, front, side, paper, loc=(0, 0, 0), turn=0.0):
    """A folding box; `front` and `side` (right-hand face) are prints or None."""
    parts = [sh.box((w, d, h), paper, (0, 0, h / 2), r=0.006, seg=3)]
    if front:
        parts.append(sh.card(w - 0.008, h - 0.008, front, (0, -d / 2 - 0.0015, h / 2), (90, 0, 0)))
    if side:
        parts.append(sh.card(d - 0.008, h - 0.008, side, (w / 2 + 0.0015, 0, h / 2), (90, 0, 90)))
    return sh.group(parts, loc, (0, 0, turn))


def wrap(radius, low, high, print_, share=0.6, lift=0.0025):
    """A label round a straight body; `share` of the circumference, its middle at -Y."""
    return sh.sheet(
        lambda u, v: Vector(
            (
                (radius + lift) * math.sin(2 * math.pi * (u - 0.5) * share),
                -(radius + lift) * math.cos(2 * math.pi * (u - 0.5) * share),
                low + (high - low) * v,
            )
        ),
        96, 1, print_,
    )  # fmt: skip


def coffee_bag(w, h, d, front, paper, loc=(0, 0, 0), turn=0.0, seed=1, tin=None):
    """A flat-bottomed pouch with side gussets, its top folded over and held by a tin tie."""

    def half(v):
        """Half depth at height v: full below, pinched flat at the top."""
        swell = 1 + 0.10 * math.sin(math.pi * min(1, v * 1.1))
        return d / 2 * swell * (1 - max(0, (v - 0.45) / 0.55) ** 1.6 * 0.93)

    def crease(x, v):
        where = Vector((x * 3 + seed * 5.1, v * 5, seed))
        return 0.016 * noise.fractal(where, 1, 2, 3) * min(1, 5 * v) * (0.4 + v)

    def ring(u, v):
        """Round the bag: front, right gusset, back, left gusset."""
        side = u * 4
        k = int(side) % 4
        t = side - int(side)
        deep = half(v)
        tuck = 0.36 * w / 2 * max(0, (v - 0.2) / 0.8) ** 1.3
        soft = 0.05 * math.sin(math.pi * t)
        if k == 0:
            x = (t - 0.5) * w
            return Vector((x, -deep - soft * d * 0.9 + crease(x, v), v * h))
        if k == 1:
            return Vector((w / 2 - tuck * (1 - abs(2 * t - 1)), -deep + 2 * deep * t, v * h))
        if k == 2:
            x = (0.5 - t) * w
            return Vector((x, deep + soft * d * 0.9, v * h))
        return Vector((-w / 2 + tuck * (1 - abs(2 * t - 1)), deep - 2 * deep * t, v * h))

    def face(u, v):
        point = ring(0.002 + u * 0.246, 0.004 + v * 0.992)
        return Vector((point.x, point.y - 0.004, point.z))

    body = sh.sheet(ring, 96, 60, paper, closed=True)
    body.data.use_auto_smooth = True
    body.data.auto_smooth_angle = math.radians(42)
    bottom = sh.box((w, d * 0.98, 0.01), paper, (0, 0, 0.006), r=0.004, seg=2)
    print_ = sh.sheet(face, 48, 60, front)
    top = half(1.0)
    roll = [
        sh.box((w * 1.004, 2 * top + 0.05, h * 0.055), paper, (0, 0.0, h * 1.005), (3, 0, 0), r=0.012),
        sh.box((w * 1.06, 0.018, 0.035), tin or paper, (0, -top - 0.036, h * 1.005), (3, 0, 0), r=0.004),
    ]
    return sh.group([body, bottom, print_, *roll], loc, (0, 0, turn))


def jar(r, h, body, lid, print_, loc=(0, 0, 0), turn=0.0, share=0.55, label=(0.16, 0.80)):
    """A straight stoneware jar with a flat lid and a label."""
    parts = [
        sh.lathe([(0, 0), (r - 0.03, 0), (r - 0.008, 0.010), (r, 0.035), (r, h - 0.05), (r - 0.012, h - 0.012), (r - 0.04, h)], body, seg=160),
        sh.lathe([(0, h - 0.002), (r - 0.05, h - 0.002), (r - 0.03, h + 0.006), (r - 0.03, h + 0.09), (r - 0.045, h + 0.105), (0, h + 0.108)], lid, seg=160),
        wrap(r, label[0] * h, label[1] * h, print_, share),
    ]  # fmt: skip
    return sh.group(parts, loc, (0, 0, turn))


# --------------------------------------------------------------------- printed


def paper_sheet(w, h, print_, edge, loc=(0, 0, 0), turn=0.0, thick=0.012, lift=0.0):
    """A sheet or a card that lies flat; `lift` raises one corner a little."""

    def surface(u, v):
        corner = max(0.0, u + v - 1.45) / 0.55
        return Vector(((u - 0.5) * w, (v - 0.5) * h, thick + 0.0009 + lift * corner**2))

    parts = [sh.sheet(surface, 24, 24, print_)]
    if not lift:
        parts.append(sh.box((w, h, thick), edge, (0, 0, thick / 2), r=0.002, seg=1))
    return sh.group(parts, loc, (0, 0, turn))


def open_magazine(w, h, left, right, paper, loc=(0, 0, 0), turn=0.0, thick=0.10, arch=0.20):
    """An open magazine: both halves swell from the fold and fall to the fore-edge. `w` is one page."""

    def leaf(side, up):
        def surface(u, v):
            t = u if side > 0 else 1 - u
            rise = arch * (math.sin(math.pi * min(1, t * 1.02) ** 0.62) * (1 - t) ** 0.35) + thick * (1 - 0.25 * t)
            dip = -0.5 * thick * (1 - min(1, t * 9)) ** 2
            wave = 0.006 * math.sin(3.2 * v + 5 * t)
            return Vector((side * w * t * 0.985, (v - 0.5) * h, (rise + dip + wave) * up + (0.002 if up > 0.99 else 0)))

        return surface

    parts = []
    for side, print_ in ((-1, left), (1, right)):
        for k in range(7):
            parts.append(sh.sheet(leaf(side, 0.16 + 0.115 * k), 40, 4, paper, thickness=0.004))
        parts.append(sh.sheet(leaf(side, 1.0), 64, 24, print_))
    return sh.group(parts, loc, (0, 0, turn))


def hardcover(w, h, t, front, spine, cloth, pages, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A closed book standing on its tail, front towards -Y, spine at -X."""
    parts = [
        sh.box((w - 0.06, t - 0.05, h - 0.07), pages, (0.01, 0, h / 2), r=0.004, seg=2),
        sh.box((0.035, t, h), cloth, (-w / 2 + 0.0175, 0, h / 2), r=0.014, seg=4),
        sh.card(w - 0.008, h - 0.008, front, (0.0, -t / 2 - 0.0015, h / 2), (90, 0, 0)),
    ]
    if spine:
        parts.append(sh.card(t - 0.03, h - 0.008, spine, (-w / 2 - 0.0015, 0, h / 2), (90, 0, -90)))
    parts += [sh.box((w, 0.028, h), cloth, (0, side * (t / 2 - 0.014), h / 2), r=0.006, seg=3) for side in (-1, 1)]
    return sh.group(parts, loc, rot)


# ----------------------------------------------------------------------- shade


def palm_shadow(rot, hit, size=3.2, turn=20.0, seed=1, distance=5.0, leaflets=20):
    """A palm frond between a sun of rotation `rot` and `hit`, seen only as shadow."""
    rng = random.Random(seed)
    black = emit("#000000", 0)
    bend = rng.uniform(-0.4, 0.4)
    parts = []
    for k in range(leaflets):
        t = (k + 1) / leaflets
        for side in (-1, 1):
            angle = bend * t + side * (1.2 - 0.8 * t)
            length = size * (0.40 * math.sin(math.pi * (0.14 + 0.74 * t)) + 0.04)
            width = 0.032 * size
            outline = [(length * s / 8, width * math.sin(math.pi * min(1, (s / 8) ** 0.8)) / 2) for s in range(9)]
            outline += [(x, -y) for x, y in reversed(outline[1:-1])]
            leaf = sh.prism(outline, 0.002, black, bev=0.0005, seg=1)
            leaf.location = (size * t * math.cos(bend * t), size * t * math.sin(bend * t), 0)
            leaf.rotation_euler = (0, 0, angle)
            parts.append(leaf)
    for part in parts:
        shadow_only(part)
    holder = sh.group(parts, (-size / 2, 0, 0))
    turned = sh.group([holder], (0, 0, 0), (0, 0, turn))
    towards = Vector((0, 0, 1))
    euler = Euler([math.radians(a) for a in rot])
    towards.rotate(euler)
    frame = sh.group([turned], tuple(Vector(hit) + towards * distance))
    frame.rotation_euler = euler
    return frame


def ribbon_ring(radius, width, print_, loc=(0, 0, 0), rot=(0, 0, 0), squash=1.0, thick=0.012):
    """A closed band (a wristband) whose print runs round it."""
    return sh.sheet(
        lambda u, v: Vector((radius * math.cos(2 * math.pi * u), radius * squash * math.sin(2 * math.pi * u), (v - 0.5) * width)),
        128, 2, print_, thickness=thick, loc=loc, rot=rot,
    )  # fmt: skip
