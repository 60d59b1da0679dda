"""Kitchen counter: handmade tiles, a stone top, ceramics and figs, light from the left."""

import random

import furniture as fu
import interior as room
import studio as st

SUN = (60, 0, -66)
random.seed(7)

# Tiles by hand: each a little off in tone, tilt and height.
tones = [room.ceramic(c, 0.16, drift=0.10) for c in ("#e9dfcd", "#e2d5bf", "#efe7d8", "#dccfb8")]
TILE, JOINT = 0.115, 0.003
st.box((4, 0.05, 1.1), st.clay("#f3eadb", 0.9), (0, 0.425, 0.55), r=0)
for row in range(8):
    for k in range(-13, 14):
        tilt = [random.gauss(0, 0.55) for _ in range(3)]
        place = (k * (TILE + JOINT) + 0.02, 0.402 + random.uniform(-0.001, 0.001), 0.06 + row * (TILE + JOINT))
        st.box((TILE, 0.014, TILE), random.choice(tones), place, (tilt[0], tilt[1] * 0.3, tilt[2]), r=0.004, seg=3)
room.wall(room.lime_plaster(), -4, 4, 3, y=0.40, base=0.965, edge=0.012)
st.box((2.6, 0.19, 0.04), room.oak(axis=0), (0.1, 0.315, 1.02), r=0.006)

# The counter: thick travertine, olive fronts below.
counter = st.box((4, 1.10, 0.055), room.limestone("#e0d5c3", 2.4, 0.35), (0, 0.03, -0.028), r=0.006)
for k in range(-3, 4):
    st.box((0.58, 0.03, 0.7), room.ceramic("#5d6044", 0.6, drift=0.03), (0.2 + k * 0.585, -0.46, -0.42), r=0.004)

# On the shelf above, cut by the frame: bowls and a jug.
cream = room.ceramic("#efe6d7", 0.5, speckle=0.55)
olive = room.ceramic("#6a6d4b", 0.26)
clay = room.ceramic(room.TERRACOTTA, 0.7)
sand = room.ceramic("#c9ab85", 0.6, speckle=0.4)
for k in range(3):
    fu.vessel("bowl", 0.07, (sand, cream, sand)[k], (-0.30, 0.30, 1.04 + 0.030 * k), wall=0.09)
fu.jug(0.20, olive, (0.02, 0.31, 1.04), 200)
fu.vessel("cylinder", 0.15, clay, (0.26, 0.31, 1.04), wall=0.06)

# On the counter: boards against the tiles, a jug, a bowl of figs, a folded towel.
board = [
    st.prism(st.rounded(0.27, 0.44, 0.05), 0.022, room.oak(axis=1), (0, 0.22, 0), bev=0.006),
]
st.group(board, (-0.36, 0.285, 0.004), (76, 0, 0))
round_board = [st.prism(st.ellipse(0.36, 0.36), 0.020, room.oak("#8f6640", "#6a4728", axis=1), (0, 0.18, 0), bev=0.006)]
st.group(round_board, (-0.52, 0.255, 0.004), (74, 0, 6))
fu.jug(0.27, cream, (-0.14, 0.13, 0), -28)
fu.vessel("bowl", 0.10, clay, (0.24, -0.02, 0), wall=0.07)
fig = [room.ceramic(c, 0.5, drift=0.15) for c in ("#4a2b3a", "#5f3340", "#3c2533")]
fig_profile = [
    (0.0, 0),
    (0.018, 0.003),
    (0.030, 0.018),
    (0.031, 0.032),
    (0.020, 0.050),
    (0.009, 0.062),
    (0.006, 0.074),
    (0, 0.075),
]
spots = [
    (0.24, -0.02, 0.075, 10),
    (0.20, -0.05, 0.066, 40),
    (0.28, 0.0, 0.068, -30),
    (0.245, 0.035, 0.066, 60),
    (0.215, 0.01, 0.075, -55),
    (0.275, -0.05, 0.066, 75),
]
for index, (x, y, z, turn) in enumerate(spots):
    st.lathe(
        st.smooth_profile(fig_profile),
        random.choice(fig),
        (x, y, z),
        (random.uniform(-40, 40), random.uniform(20, 70), turn),
        seg=48,
    )
st.lathe(st.smooth_profile(fig_profile), fig[0], (0.43, -0.20, 0.028), (0, 84, 30), seg=48)
st.lathe(st.smooth_profile(fig_profile), fig[1], (0.50, -0.15, 0.028), (0, 86, -70), seg=48)
fu.vessel("dish", 0.022, sand, (-0.42, -0.12, 0), wall=0.16, width=1.5)
fu.cup(0.075, olive, (-0.42, -0.12, 0.006))
towel_bed = st.box((0.22, 0.30, 0.02), room.linen("#dccbb0"), (0.57, 0.02, 0.012), (0, 0, 12), r=0.008)
fu.drape(
    0.34,
    0.46,
    room.linen("#dccbb0", "#a0583e"),
    (0.58, 0.0, 0.10),
    [counter, towel_bed],
    cells=64,
    frames=28,
    excess=0.014,
    waves=34,
    seed=3,
    thickness=0.003,
    stiff=0.5,
    turn=14,
)
room.spray((0.02, 0.31, 1.23), st.clay("#6b5a40", 0.8), st.clay("#77805a", 0.6), 4, 0.26, 0.20, 4, 0.06, 16, 0.25)

room.morning(SUN, 6.6, "#ffca90", 0.40)
room.leaf_shadow(SUN, (0.45, 0.4, 0.62), 0.75, 9, 5, 0.15, 2.4, -20)
room.bounce((1.8, -1.8, 1.0), (0, 0.1, 0.2), 1.4, 12)
st.camera((0.22, -1.72, 0.52), (0.03, 0.10, 0.285), lens=50, fstop=4, focus=(0.0, 0.0, 0.12))
st.render(
    samples=10,
    bounces=5,
    diffuse=2,
    clamp=5,
    grade={"look": "punchy", "ev": 0.46, "bloom": 0.04, "threshold": 1.1, "vignette": 0.12, "saturation": 0.84},
)
