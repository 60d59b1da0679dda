"""Sawn oak with its growth rings: for surfaces that fill a picture, where straight grain looks printed."""

import math

from materials import Nodes


def _along(m, place, period, stretch):
    """Where on the board a fibre is: `period` (metres) bends its length into a ring, so that its ends meet."""
    x, y = place.outputs[0], place.outputs[1]
    at = m.add("CombineXYZ")
    if period:
        radius = period / math.tau * stretch
        turn = m.math("MULTIPLY", x, math.tau / period)
        m.link(m.math("MULTIPLY", m.math("COSINE", turn), radius), at.inputs[0])
        m.link(m.math("MULTIPLY", m.math("SINE", turn), radius), at.inputs[1])
    else:
        random = m.add("ObjectInfo").outputs["Random"]
        m.link(m.math("MULTIPLY_ADD", random, 91, m.math("MULTIPLY", x, stretch)), at.inputs[0])
        m.link(m.math("MULTIPLY", random, 37), at.inputs[1])
    m.link(y, at.inputs[2])
    return at.outputs[0]


def sawn_oak(light="#d2ac7c", mid="#bd9160", dark="#9a6f43", period=0.0, ring=0.011, pith=0.03, roughness=0.5):
    """Rings about a pith below the face, pores as short dashes, fibres; runs along X, its face looks up."""
    m = Nodes("sawn oak")
    place = m.add("SeparateXYZ", Vector=m.add("TexCoord").outputs["Object"])
    slow, fine = _along(m, place, period, 0.5), _along(m, place, period, 0.10)
    wander = m.noise(slow, 1.6, 2, 0.45)
    ripple = m.noise(_along(m, place, period, 0.3), 22, 3, 0.5)
    shift = m.math("MULTIPLY", m.math("SUBTRACT", wander, 0.5), 0.17)
    if not period:
        shift = m.math("ADD", shift, m.math("MULTIPLY_ADD", m.add("ObjectInfo").outputs["Random"], 0.14, -0.07))
    across = m.math("ADD", place.outputs[1], shift)
    deep = m.math("MULTIPLY_ADD", m.noise(slow, 1.1, 2, 0.5), 0.12, pith)
    radius = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", across, across), m.math("MULTIPLY", deep, deep)))
    radius = m.math("MULTIPLY_ADD", m.math("SUBTRACT", ripple, 0.5), 0.009, radius)
    year = m.math("FRACT", m.math("DIVIDE", radius, ring))
    late = m.ramp(year, [(0.0, "#000000"), (0.55, "#2a2a2a"), (0.86, "#ffffff"), (1.0, "#000000")])
    fibre = m.noise(fine, 170, 4, 0.6)
    pores = m.math("GREATER_THAN", m.noise(_along(m, place, period, 0.16), 420, 2, 0.5), 0.61)
    tone = m.mix(m.math("MULTIPLY", late, 0.8), light, mid)
    tone = m.mix(m.math("MULTIPLY", m.math("SUBTRACT", fibre, 0.38), 1.1, clamp=True), tone, dark)
    tone = m.mix(m.math("MULTIPLY", pores, 0.34), tone, "#5d3f24")
    if not period:
        board = m.math("MULTIPLY_ADD", m.add("ObjectInfo").outputs["Random"], 0.5, -0.04, clamp=True)
        tone = m.mix(board, tone, dark)
    return m.finish(m.principled(Base__Color=tone, Roughness=roughness, Specular=0.3))
