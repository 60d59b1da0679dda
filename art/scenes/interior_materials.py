"""Material board from above: oak, plaster, linen, terrazzo, tile, brass, an olive twig."""

import random

import furniture as fu
import interior as room
import studio as st

SUN = (52, 0, -128)
table = st.box((6, 4, 0.1), room.lime_plaster("#ddcdb8", 0.14, 0.8, 0.12), (0, 0, -0.05), r=0)

# A linen cloth that fell under the samples, its folds running off the lower left.
cloth = room.linen("#ece3d3", scale=1.0)
fu.drape(
    1.15,
    0.95,
    cloth,
    (-0.62, -0.36, 0.10),
    [table],
    cells=120,
    frames=26,
    excess=0.030,
    waves=19,
    seed=4,
    thickness=0.004,
    stiff=0.6,
    turn=18,
)

# Samples: big oak board, plaster and terrazzo tiles, terracotta, chips of colour.
st.group([st.box((0.42, 1.02, 0.022), room.oak(axis=1), (0, 0, 0), r=0.003)], (0.36, 0.22, 0.013), (0, 0, 4))
st.group(
    [st.box((0.16, 0.94, 0.018), room.oak("#8f6640", "#6b4728", axis=1), (0, 0, 0), r=0.003)], (0.72, 0.16, 0.010), (0, 0, 4)
)
st.group(
    [st.box((0.48, 0.48, 0.020), room.lime_plaster("#efe7dc", 0.22, 3.0, 0.3), (0, 0, 0), r=0.006)],
    (-0.16, 0.28, 0.048),
    (0, 0, -7),
)
terrazzo = st.terrazzo("#efe7da", ("#a0583e", "#5d6044", "#d1a679", "#8b7763"), 26, 0.3)
st.group([st.box((0.40, 0.40, 0.024), terrazzo, (0, 0, 0), r=0.003)], (0.30, -0.26, 0.040), (0, 0, 9))
terra = room.ceramic("#a0583e", 0.8, drift=0.12)
st.group([st.box((0.27, 0.27, 0.016), terra, (0, 0, 0), r=0.004)], (-0.10, -0.16, 0.060), (0, 0, 4))
st.group(
    [st.box((0.20, 0.20, 0.014), room.ceramic("#5d6044", 0.22, drift=0.14), (0, 0, 0), r=0.005)],
    (-0.22, -0.10, 0.078),
    (0, 0, -12),
)
st.group([st.box((0.30, 0.42, 0.022), room.limestone(scale=5), (0, 0, 0), r=0.003)], (0.80, -0.42, 0.012), (0, 0, -14))

# Linen and wool swatches, pinked and stacked.
random.seed(3)
for k, colour in enumerate(("#5d6044", "#d8c9b0", "#a0583e", "#c7a880")):
    st.group(
        [st.box((0.25, 0.25, 0.004), room.linen(colour, scale=2), (0, 0, 0), r=0.001)],
        (-0.62 + 0.02 * k, 0.30 - 0.012 * k, 0.006 + 0.0055 * k),
        (0, 0, -16 + 9 * k),
    )

# Brass: a rod, a round pull, a hook; a chip fan of plaster colours.
brass = st.metal("#d6ab6a", 0.24)
st.cyl(0.011, 0.62, brass, (-0.02, 0.62, 0.012), (0, 90, 8), bev=0.002, seg=48)
st.lathe(
    st.smooth_profile([(0, 0.030), (0.030, 0.028), (0.036, 0.018), (0.022, 0.010), (0.016, 0.0)]), brass, (0.40, 0.50, 0.025)
)
st.lathe(
    st.smooth_profile([(0, 0.030), (0.030, 0.028), (0.036, 0.018), (0.022, 0.010), (0.016, 0.0)]), brass, (0.33, 0.41, 0.025)
)
for k, colour in enumerate(("#efe7dc", "#e3cfb6", "#d3a583", "#a0583e", "#83542f", "#5d6044")):
    chip = st.box((0.085, 0.36, 0.003), st.clay(colour, 0.8), (0, -0.13, 0), r=0.001)
    st.group([chip], (-0.70, -0.02, 0.048 + 0.004 * k), (0, 0, -46 + 15 * k))

fu.vessel("bowl", 0.052, room.ceramic("#efe6d7", 0.5, speckle=0.5), (0.62, 0.60, 0.0), wall=0.09)
stem, leaf = st.clay("#6b5a40", 0.8), st.clay("#77805a", 0.6, sheen=0.2)
room.twig(
    [(0.05, -0.62, 0.03), (0.22, -0.56, 0.06), (0.44, -0.585, 0.06), (0.62, -0.64, 0.03)], stem, leaf, 0.085, 26, 4, 0.004, 0.24
)

room.morning(SUN, 5.6, "#ffdcb0", 0.40, 0.6)
room.leaf_shadow(SUN, (0.72, 0.55, 0), 0.8, 12, 4, 0.14, 2.2, 200)
st.camera((0.05, -0.75, 2.72), (0.05, -0.02, 0.0), lens=51, fstop=8, focus=(0.1, 0, 0.05))
st.render(
    samples=10,
    bounces=5,
    diffuse=2,
    clamp=6,
    grade={"look": "punchy", "ev": 0.22, "bloom": 0.02, "vignette": 0.10, "saturation": 0.80},
)
