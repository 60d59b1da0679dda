"""Two phones standing in paper-smooth waves. Textures `first` and `second`."""

import math

import studio as st
from mathutils import Vector

TONES = st.param("tones", ["#0c3f4d", "#0f5560", "#157078", "#1f8a8a"])


def wave(index, y, height, tone):
    """One long wave: a ridge across the picture with a soft back."""

    def surface(u, v):
        x = -9 + 18 * u
        crest = height + 0.30 * math.sin(0.62 * x + index * 1.9) + 0.13 * math.sin(1.45 * x + index)
        angle = math.pi * (v * 1.04 - 0.02)
        return Vector(
            (
                x,
                y + 0.62 * -math.cos(angle) + 0.22 * math.sin(0.5 * x + index),
                -1.2 + (crest + 1.2) * max(0, math.sin(angle)) ** 0.62,
            )
        )

    return st.sheet(surface, 160, 40, st.clay(tone, 0.5, sheen=0.3), levels=1)


for index, tone in enumerate(TONES):
    wave(index, 2.6 - 1.22 * index, 0.62 - 0.20 * index, tone)

st.box(
    (40, 0.3, 24),
    st.gradient([(0, "#ffb27c"), (0.3, "#e98457"), (0.62, "#5d5a5c"), (1, "#0f2f3b")], "Z", -1.6, 4.6, 0.8, specular=0.05),
    (0, 7.4, 3),
    r=0,
)
st.prism(st.ellipse(3.7, 3.7, 160), 0.06, st.emit("#ffe2b0", 1.15), (1.15, 6.6, 3.05), (90, 0, 0), bev=0.01)

st.phone(st.texture("first"), (-0.92, 0.72, 1.62), (84, 5, 16), frame="#2b3a42", glow=1.3, scale=1.62)
st.phone(st.texture("second"), (0.98, -0.45, 1.06), (82, -6, -15), frame="#d9c7a6", glow=1.2, scale=1.62)

st.softbox((-6, -3, 6), (0, 0, 1), 3, 430, "#ffd2a6", height=5)
st.softbox((6, -2, 3.5), (0.5, 0, 1), 2, 300, "#6fd6cf", height=5)
st.softbox((1.5, 5.6, 3.4), (0, 0.5, 0.6), 3, 420, "#ffb070")
st.softbox((0, -6, 6), (0, 0, 1), 5, 230, "#e8f4f2", height=2)
st.world("#0d2c38", 0.6, top="#2a6a74")
st.camera((0, -9.4, 2.15), (0, 0.2, 1.52), lens=52, fstop=3.2, focus=(0.4, -0.4, 1.3))
st.render(samples=12, grade={"look": "rich", "ev": 0.28, "bloom": 0.05, "vignette": 0.18})
