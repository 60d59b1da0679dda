"""An empty cinema at night: a film projector throws its tungsten beam over the
rows while somebody writes code in the last seat, lit by a laptop.

Axes: the rows look towards +Y (the screen, never in frame), +Z is up. The beam
itself is not rendered: the scene only describes it (`beam` in the grade), and
the finishing step paints it from the depth pass, free of noise.

Parameters: `framing` = "wide" (title at the lower left) or "tall" (phones).
"""

import math

import studio as st
from mathutils import Vector

FRAMING = st.param("framing", "wide")
ROWS = 9
PITCH = 1.02
DROP = 0.20
SEAT_PITCH = 0.62

velvet = st.clay("#45201f", 0.8, sheen=0.8)
velvet_dark = st.clay("#1a1214", 0.9)
steel = st.metal("#3a3a40", 0.35)
black = st.plastic("#0b0b0d", 0.35)
skin = st.clay("#7a4a38", 0.7, specular=0.2)
cloth = st.clay("#23262f", 0.9)
hair = st.clay("#120d10", 0.55)


def floor_height(row):
    """Height of the stepped floor under a row (row 0 is the last one)."""
    return -DROP * row


def seat(x, y, z):
    """One folding cinema seat, back towards -Y."""
    parts = [
        st.cushion((0.54, 0.16, 0.72), velvet, (0, -0.20, 0.70), (-12, 0, 0), puff=0.10),
        st.box((0.50, 0.05, 0.64), black, (0, -0.285, 0.66), (-12, 0, 0), r=0.02),
        st.cushion((0.50, 0.46, 0.15), velvet, (0, 0.06, 0.43), puff=0.2),
        st.box((0.055, 0.46, 0.06), black, (-0.31, 0.0, 0.63), r=0.025),
        st.box((0.055, 0.46, 0.06), black, (0.31, 0.0, 0.63), r=0.025),
        st.box((0.035, 0.30, 0.62), velvet_dark, (-0.31, -0.03, 0.31), r=0.01),
        st.box((0.035, 0.30, 0.62), velvet_dark, (0.31, -0.03, 0.31), r=0.01),
    ]
    return st.group(parts, (x, y, z))


# Profile of the head: (height above the chin, front, back, half width), metres from the middle of the skull.
HEAD = (
    (0.000, 0.062, -0.030, 0.020), (0.012, 0.088, -0.020, 0.040), (0.022, 0.089, 0.000, 0.048), (0.036, 0.084, -0.015, 0.052),
    (0.047, 0.091, -0.030, 0.055), (0.054, 0.085, -0.038, 0.056), (0.061, 0.093, -0.045, 0.058), (0.071, 0.087, -0.055, 0.060),
    (0.077, 0.089, -0.060, 0.061), (0.084, 0.101, -0.065, 0.062), (0.092, 0.098, -0.068, 0.064), (0.104, 0.090, -0.072, 0.066),
    (0.128, 0.080, -0.079, 0.069), (0.145, 0.084, -0.080, 0.071), (0.170, 0.081, -0.077, 0.070), (0.196, 0.068, -0.062, 0.060),
    (0.214, 0.045, -0.036, 0.042), (0.224, 0.012, -0.008, 0.012),
)  # fmt: skip


def head_surface(u, v):
    """Point of the head: u runs round it, v from the chin to the crown."""
    place = v * (len(HEAD) - 1)
    low = min(int(place), len(HEAD) - 2)
    t = place - low
    z, front, back, width = (p + (q - p) * t for p, q in zip(HEAD[low], HEAD[low + 1]))
    angle = 2 * math.pi * u
    ahead, side = math.cos(angle), math.sin(angle)
    if ahead > 0:  # lips, nose and brow belong to the middle; the cheeks stay round
        cheek = 0.078 - 0.5 * max(0, z - 0.14) ** 1.5 - 1.2 * max(0, 0.03 - z)
        reach = cheek * ahead + (front - cheek) * ahead**9
    else:
        reach = back * -ahead
    return Vector((width * side, reach, z))


def person(x, y, z):
    """Juno: seated, headphones on, a laptop on the lap. A silhouette against the wall."""
    body = [
        (0, -0.03, 0.52, 0.33), (0, -0.07, 0.66, 0.30), (0, -0.10, 0.80, 0.30), (0, -0.12, 0.93, 0.29),
        (-0.15, -0.11, 1.00, 0.20), (0.15, -0.11, 1.00, 0.20), (0, -0.11, 1.05, 0.20), (0, -0.16, 1.06, 0.17),
    ]  # fmt: skip
    for side in (-1, 1):
        arm = [
            (0.22, -0.09, 0.93),
            (0.245, -0.06, 0.85),
            (0.255, -0.03, 0.77),
            (0.25, 0.03, 0.71),
            (0.22, 0.10, 0.70),
            (0.18, 0.17, 0.705),
            (0.14, 0.23, 0.71),
        ]
        body += [(side * ax, ay, az, 0.165 - 0.008 * k) for k, (ax, ay, az) in enumerate(arm)]
        body += [(side * 0.11, 0.05 + 0.065 * k, 0.54 + 0.012 * k, 0.24) for k in range(7)]
        body += [(side * 0.11, 0.46 + 0.005 * k, 0.56 - 0.11 * k, 0.19) for k in range(5)]
    st.metaballs([(bx + x, by + y, bz + z, r) for bx, by, bz, r in body], cloth, resolution=0.03)
    for side in (-1, 1):
        st.sphere(0.042, skin, (x + side * 0.105, y + 0.275, z + 0.715), 32, (0.8, 1.3, 0.55))
    head = [
        st.lathe(
            [(0.0, -0.10), (0.056, -0.10), (0.050, 0.0), (0.052, 0.06), (0, 0.06)], skin, (0, -0.028, 0.0), (-10, 0, 0), seg=32
        ),
        st.sheet(head_surface, 48, 68, skin, closed=True, levels=1),
        st.sphere(0.100, hair, (0, -0.023, 0.158), 64, (0.80, 0.925, 0.88), (-30, 0, 0)),
        st.sphere(0.048, hair, (0, -0.098, 0.215), 48),
        st.torus(0.103, 0.010, black, (0, -0.004, 0.128), (0, 90, 90), 64, 16),
        st.cyl(0.038, 0.035, steel, (-0.086, -0.004, 0.095), (0, 90, 0), bev=0.01, seg=48),
        st.cyl(0.038, 0.035, steel, (0.086, -0.004, 0.095), (0, 90, 0), bev=0.01, seg=48),
    ]
    st.group(head, (x, y - 0.055, z + 1.135), (-12, 0, 0))
    st.box((0.33, 0.235, 0.014), steel, (x, y + 0.30, z + 0.70), r=0.006)
    st.box((0.33, 0.010, 0.225), steel, (x, y + 0.455, z + 0.805), (-17, 0, 0), r=0.004)
    glow = st.picture(st.texture("screen"), emission=8.0, specular=0.05)
    st.card(0.312, 0.205, glow, (x, y + 0.449, z + 0.807), (73, 0, 180))
    st.softbox((x, y + 0.43, z + 0.81), (x, y - 0.10, z + 1.10), 0.28, 4.4, "#7ce0d6", height=0.2)


def reel(loc, radius, spin):
    """A film reel: two rims with five round windows, film between them."""
    holes = []
    for k in range(5):
        a = 2 * math.pi * k / 5
        ring = [
            (
                0.60 * radius * math.cos(a) + 0.23 * radius * math.cos(2 * math.pi * i / 48),
                0.60 * radius * math.sin(a) + 0.23 * radius * math.sin(2 * math.pi * i / 48),
            )
            for i in range(48)
        ]
        holes.append(ring)
    rim = st.ellipse(2 * radius, 2 * radius, 128)
    parts = [
        st.prism(rim, 0.008, steel, (0, 0, 0.032), bev=0.002, seg=2, holes=holes),
        st.prism(rim, 0.008, steel, (0, 0, -0.032), bev=0.002, seg=2, holes=holes),
        st.cyl(0.40 * radius, 0.05, st.clay("#1a1010", 0.4), bev=0.002),
        st.cyl(0.12 * radius, 0.10, steel, bev=0.004),
    ]
    return st.group(parts, loc, (90, spin, 90))


def projector(x, y, z):
    """A portable film projector on a pedestal, lens towards +Y."""
    st.group(
        [
            st.box((0.30, 0.50, 0.36), black, (0, 0, 0), r=0.03),
            st.box((0.22, 0.20, 0.26), steel, (0.0, -0.30, 0.0), r=0.03),
            st.cyl(0.075, 0.16, steel, (0, 0.32, 0.03), (90, 0, 0), bev=0.01),
            st.cyl(0.060, 0.10, black, (0, 0.43, 0.03), (90, 0, 0), bev=0.008),
            st.cyl(0.050, 0.004, st.emit("#ffbd7a", 70), (0, 0.4815, 0.03), (90, 0, 0), bev=0),
            *[st.box((0.006, 0.14, 0.012), st.emit("#ffb566", 0.42), (-0.1115, -0.30, 0.07 - 0.035 * k), r=0) for k in range(4)],
            *[st.cyl(0.026, 0.03, steel, (-0.16, -0.12 + 0.10 * k, -0.09), (0, 90, 0), bev=0.005, seg=32) for k in range(3)],
            st.cyl(0.07, 0.03, steel, (-0.16, 0.10, 0.06), (0, 90, 0), bev=0.008, seg=48),
            st.box((0.05, 0.07, 0.46), black, (-0.04, 0.20, 0.34), (-38, 0, 0), r=0.01),
            st.box((0.05, 0.07, 0.46), black, (-0.04, -0.22, 0.32), (34, 0, 0), r=0.01),
            st.box((0.10, 0.10, 1.2), black, (0, 0, -0.75), r=0.01),
            st.box((0.5, 0.6, 0.05), black, (0, 0, -0.2), r=0.01),
        ],
        (x, y, z),
    )
    reel((x - 0.10, y + 0.37, z + 0.53), 0.235, 12)
    reel((x - 0.10, y - 0.36, z + 0.49), 0.235, 40)
    return Vector((x, y + 0.49, z + 0.03))


def hall():
    """Stepped floor, ribbed side wall with sconces, back wall."""
    carpet = st.clay("#15171c", 0.95)
    wall = st.clay("#2b3038", 0.8)
    panel = st.clay("#3a4049", 0.75)
    for row in range(-2, ROWS + 6):
        st.box((14, PITCH, 0.5), carpet, (0, row * PITCH, floor_height(max(row, 0)) - 0.25), r=0.01)
    st.box((0.2, 30, 8), wall, (4.7, 8, 2), r=0)
    for k in range(110):
        st.box((0.026, 0.10, 7.4), panel, (4.592, -1.2 + 0.16 * k, 2), r=0.02, seg=2)
    st.box((14, 0.2, 8), wall, (0, -1.3, 2), r=0)
    for k, y in enumerate((0.9, 4.3, 7.7, 11.1)):
        z = floor_height(y / PITCH) * 0.6 + 2.15
        st.box((0.10, 0.14, 0.34), black, (4.47, y, z), r=0.02)
        st.point((4.36, y, z + 0.25), 5.5 * (0.75**k), "#ff9a45", 0.05)
        st.point((4.36, y, z - 0.25), 3.0 * (0.75**k), "#ff8a3a", 0.05)


hall()
FIGURE_X = 0.35
for row in range(ROWS):
    for k in range(-1, 8):
        x = FIGURE_X + k * SEAT_PITCH
        if row == 0 and not 0 <= k < 2:
            continue
        seat(x, row * PITCH, floor_height(row))
person(FIGURE_X, 0, 0)

lens = projector(1.75, -0.78, 1.58)
screen_target = Vector((0.6, 16.0, 1.5))
axis = (screen_target - lens).normalized()

# What the film itself gives back: a wide warm area light where the screen hangs.
st.softbox((0.3, 15.5, 0.8), (0, 2, 0), 6.5, 620, "#ffc98c", height=3.4)
st.spot(tuple(lens + axis * 0.02), tuple(screen_target), 900, 17, 0.25, "#ffbf73", 0.03)
st.softbox((3.6, -0.9, 2.6), (1.6, -0.6, 1.7), 0.9, 14, "#ffa650")
st.spot((2.6, -1.0, 2.5), (FIGURE_X, 0, 1.1), 26, 30, 0.8, "#ffa650", 0.25)
st.world("#16202c", 0.16)

if FRAMING == "wide":
    st.camera((-3.1, -0.5, 1.40), (0.35, 0.76, 1.27), lens=28, fstop=2.2, focus=(FIGURE_X, 0, 1.2))
else:
    st.camera((-3.1, -0.5, 1.40), (0.35, 0.235, 0.91), lens=41, fstop=2.2, focus=(FIGURE_X, 0, 1.2))

st.render(
    samples=26,
    clamp=4,
    grade={
        "look": "rich",
        "ev": 0.42,
        "bloom": 0.16,
        "threshold": 0.9,
        "vignette": 0.22,
        "shades": [{"from": [0.0, 0.75], "to": [0.62, 0.45], "floor": 0.5}] if FRAMING == "wide" else [],
        "lift": [0.028, 0.034, 0.046],
        "beams": [
            {
                "origin": list(lens),
                "axis": list(axis),
                "angle": [12.5, 7.2],
                "reach": 16.0,
                "colour": [1.0, 0.62, 0.27],
                "strength": 0.36,
                "falloff": 1.75,
                "seed": 7,
                "focus": 3.5,
            }
        ],
    },
)
