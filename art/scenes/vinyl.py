"""A record and its sleeve on a table in hard window light. Textures `sleeve`, `label`."""

import math
import random

import studio as st
from mathutils import Euler, Vector

GROUND = st.param("ground", "#d8794f")
SUN = (48, 0, -128)

st.card(30, 30, st.plaster(GROUND, 0.03, 0.08, 0.7), (0, 0, 0))
sleeve = [
    st.card(3.15, 3.15, st.picture(st.texture("sleeve"), 0.55, specular=0.3), (0, 0, 0.065), r=0.01),
    st.box((3.15, 3.15, 0.06), st.clay("#0c2a33", 0.6), (0, 0, 0.032), r=0.006, seg=2),
]
st.group(sleeve, (-0.62, -0.02, 0.10), (0, 0, 7))


def grooves():
    """Black vinyl: fine rings, quiet and loud passages, the bow-tie highlight."""
    m = st.Nodes("vinyl")
    split = m.add("SeparateXYZ", Vector=m.coordinates())
    squares = [m.math("POWER", split.outputs[axis], 2.0) for axis in "XY"]
    radius = m.math("SQRT", m.math("ADD", *squares))
    rings = m.math("SINE", m.math("MULTIPLY", radius, 520.0))
    passages = m.noise(m.add("CombineXYZ", X=radius).outputs[0], 7, 4, 0.7)
    tangent = m.add("Tangent", _direction_type="RADIAL", _axis="Z")
    return m.finish(
        m.principled(
            Base__Color=st.rgba("#08080a"),
            Specular=0.7,
            Roughness=m.math("MULTIPLY_ADD", passages, 0.25, 0.16),
            Anisotropic=0.85,
            Anisotropic__Rotation=0.25,
            Tangent=tangent.outputs[0],
            Normal=m.bump(m.math("ADD", m.math("MULTIPLY", rings, 0.25), passages), 0.10, 0.01),
        )
    )


label = st.picture(st.texture("label"), 0.6)
record = [
    st.cyl(1.5, 0.024, grooves(), (0, 0, 0.012), bev=0.006, seg=256),
    st.disc(0.5, label, (0, 0, 0.0262), inner=0.02),
    st.cyl(0.035, 0.003, st.clay(GROUND), (0, 0, 0.027), bev=0, seg=32),
]
st.group(record, (1.18, 0.34, 0.055), (0, 0, -24))

# A sprig, a shell-white dish, two pebbles.
leaf, stem = st.clay("#5f7d6a", 0.6), st.clay("#6b5a3e", 0.7)
random.seed(4)
spine = [
    Vector((1.05 + 1.9 * t, -2.05 + 0.35 * t + 0.55 * t * t, 0.10 + 0.05 * math.sin(3 * t))) for t in [k / 12 for k in range(13)]
]
st.tube([tuple(spine[i]) for i in (0, 3, 6, 9, 12)], 0.018, stem)
for k in range(22):
    t = 0.12 + 0.88 * k / 21
    j = min(11, int(t * 12))
    here = spine[j].lerp(spine[j + 1], t * 12 - j)
    along = (spine[j + 1] - spine[j]).normalized()
    angle = math.atan2(along.y, along.x) + (0.95 if k % 2 else -0.95)
    size = 0.19 * (1 - 0.5 * t)
    centre = here + Vector((math.cos(angle) * size * 1.1, math.sin(angle) * size * 1.1, 0.03 + 0.05 * random.random()))
    st.sphere(size, leaf, centre, 32, (1.15, 0.72, 0.07), (random.uniform(-22, 22), random.uniform(-14, 14), math.degrees(angle)))
dish = [(0, 0.02), (0.36, 0.02), (0.44, 0.10), (0.46, 0.10), (0.40, 0), (0, 0)]
st.lathe(dish, st.clay("#f4e9da", 0.4), (-2.25, -1.72, 0))
st.blob(0.14, 0.2, 1.2, 3, st.clay("#0f5560", 0.5), (-2.30, -1.72, 0.10), 5, (1.2, 1, 0.7))
st.blob(0.10, 0.2, 1.2, 5, st.clay("#f0d2ac", 0.6), (-2.08, -1.62, 0.08), 5, (1.2, 1, 0.7))

# Window bars, seen by the sun alone.
frame = st.emit("#000000", 0)
bars = [
    st.shadow_only(st.card(w, h, frame, (x, y, 0)))
    for w, h, x, y in ((0.13, 14, 1.15, 0), (14, 0.13, 0, 1.55), (14, 0.13, 0, -1.9), (6, 16, 6.4, 0), (6, 16, -6.2, 0))
]
turn = Euler([math.radians(a) for a in SUN])
towards = Vector((0, 0, 1))
towards.rotate(turn)
window = st.group(bars, tuple(towards * 9 + Vector((0.2, 0.1, 0))))
window.rotation_euler = turn
st.sun(SUN, 6.0, "#ffe0bd", 0.7)
st.world("#b7d6df", 0.34, top="#fff4ea")
st.softbox((-3, 3, 5), (0, 0, 0), 3, 60, "#ffd9c2")
st.camera((0, -4.6, 8.6), (0.12, -0.18, 0), lens=56, fstop=5, focus=(0, 0, 0.1))
st.render(samples=12, grade={"look": "punchy", "ev": 0.35, "bloom": 0.03, "vignette": 0.12, "saturation": 0.95})
