"""Bathroom: a carved stone basin on an oak shelf, a brass spout, a round mirror, a towel."""

import furniture as fu
import interior as room
import studio as st

SUN = (58, 0, -60)
plaster = room.lime_plaster("#d9b595", 0.20)
room.wall(plaster, -3, 3, 3.2, y=0.42, base=-1.6)
oak = room.oak("#a87a4c", "#7f5833", axis=0)
shelf = st.box((2.4, 0.54, 0.075), oak, (0.0, 0.15, 0.0), r=0.008)

stone = room.limestone("#e6dccb", 3.2, 0.55)
basin = [(0.115, 0), (0.15, 0.004), (0.205, 0.06), (0.232, 0.125), (0.236, 0.15)]
inner = [(0.226, 0.156), (0.214, 0.15), (0.205, 0.12), (0.165, 0.055), (0.08, 0.032), (0, 0.030)]
st.lathe([(0, 0), *st.smooth_profile(basin, 14), *st.smooth_profile(inner, 14)], stone, (0.02, 0.12, 0.038), seg=200)
brass = st.metal("#d2a463", 0.24)
st.cyl(0.018, 0.008, brass, (0.02, 0.12, 0.071), bev=0.003, seg=64)

# Spout and two handles out of the wall.
st.tube([(0.02, 0.43, 0.36), (0.02, 0.26, 0.36), (0.02, 0.205, 0.35), (0.02, 0.195, 0.325)], 0.0125, brass, roundness=10)
for x in (-0.12, 0.02, 0.16):
    st.cyl(0.029, 0.012, brass, (x, 0.414, 0.36), (90, 0, 0), bev=0.003, seg=96)
for x in (-0.12, 0.16):
    st.cyl(0.013, 0.055, brass, (x, 0.39, 0.36), (90, 0, 0), bev=0.003, seg=64)
    st.cyl(0.0065, 0.082, brass, (x, 0.362, 0.36), (0, 90, 0), bev=0.003, seg=48)

# The mirror shows the warm room behind the camera.
st.cyl(0.36, 0.018, st.metal("#f2efe9", 0.02), (0.02, 0.402, 0.88), (90, 0, 0), bev=0.002, seg=200)
st.torus(0.362, 0.010, oak, (0.02, 0.40, 0.88), (90, 0, 0), 200, 24)
st.box((8, 0.1, 4), st.emit("#e3c3a2", 0.55), (0, -3.2, 1.6), r=0)
st.prism(room.arch(0.9, 2.5), 0.06, st.emit("#fff0da", 0.95), (0.55, -3.12, -0.4), (90, 0, 0), bev=0.005)

# Towel over the edge, bottle, soap on a dish, a stem in a small vase.
fu.drape(
    0.26,
    0.62,
    room.linen("#efe6d8"),
    (-0.44, -0.02, 0.12),
    [shelf],
    cells=60,
    frames=40,
    excess=0.014,
    waves=30,
    seed=5,
    thickness=0.006,
    stiff=0.6,
)
olive, cream, dark = room.ceramic("#5d6044", 0.3), room.ceramic("#efe6d7", 0.5, speckle=0.5), room.ceramic("#473428", 0.4)
fu.vessel("cylinder", 0.155, olive, (0.40, 0.16, 0.038), wall=0.05, depth=0.1)
st.cyl(0.011, 0.03, brass, (0.40, 0.16, 0.205), bev=0.002, seg=48)
st.tube([(0.40, 0.16, 0.215), (0.40, 0.15, 0.232), (0.385, 0.11, 0.232), (0.382, 0.10, 0.224)], 0.005, brass)
fu.vessel("dish", 0.014, cream, (0.50, -0.0, 0.038), wall=0.2, width=2.0)
st.group(
    [st.cushion((0.075, 0.05, 0.026), st.clay("#a0583e", 0.55, subsurface=0.1), puff=0.1, cuts=14)],
    (0.50, 0.0, 0.064),
    (0, 0, 24),
)
fu.vessel("bottle", 0.17, dark, (0.60, 0.20, 0.038))
room.spray(
    (0.60, 0.20, 0.20), st.clay("#6b5a40", 0.8), st.clay("#77805a", 0.6), 3, 0.34, 0.18, 14, 0.07, 16, 0.25, lean=(-0.06, -0.04)
)

room.morning(SUN, 7.0, "#ffca90", 0.36)
room.window_shadow(SUN, (0.12, 0.42, 0.52), 0.72, 1.15, 2, 2, 0.03, 2.4, 4)
room.bounce((1.9, -1.8, 1.2), (0, 0.2, 0.3), 1.4, 14)
st.camera((0.40, -1.78, 0.72), (0.05, 0.2, 0.43), lens=47, fstop=4, focus=(0.04, 0.0, 0.18))
st.render(
    samples=10,
    bounces=5,
    diffuse=2,
    clamp=5,
    grade={"look": "punchy", "ev": 0.48, "bloom": 0.04, "threshold": 1.1, "vignette": 0.12, "saturation": 0.84},
)
