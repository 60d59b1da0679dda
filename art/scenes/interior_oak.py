"""Oak seen close: the planed beam that lies over each section, or the floor of the kitchen along its wall."""

import sawn
import studio as st

if st.param("view", "beam") == "beam":
    length, height = 2.4, 0.16
    st.box((length + 1, height, 0.1), sawn.sawn_oak(period=length), (0, 0, -0.05), r=0.006, seg=4)
    st.world("#fff3e2", 0.8)
    st.softbox((0, 2.2, 2.4), (0, 0, 0), 6.0, 130, "#fff0dc")
    st.camera((0, 0, 3), (0, 0, 0), ortho=length)
    grade = {"look": "soft", "ev": 0.0, "bloom": 0.0, "vignette": 0.0}
else:
    oak = sawn.sawn_oak("#bd9060", "#9f7041", "#744d2a", ring=0.013)
    # Where boards meet along the wall, row by row from it.
    meetings = ((-1.2, 1.1), (0.3,), (-0.6, 1.6), (0.9,), (-1.5, 0.1), (1.3,), (-0.9,), (0.6,), (-0.2,))
    for row, meeting in enumerate(meetings):
        ends = (-4.0, *meeting, 4.0)
        for start, end in zip(ends, ends[1:]):
            st.box((end - start - 0.003, 0.177, 0.03), oak, ((start + end) / 2, -0.09 - 0.18 * row, -0.015), r=0.0025, seg=2)
    st.box((12, 3, 0.02), st.clay("#2c1c10", 0.9), (0, -0.8, -0.04))
    st.world("#fff3e2", 0.7)
    st.softbox((0, -3.2, 3.0), (0, -0.6, 0), 5.0, 170, "#fff0dc")
    st.camera((0, -3.7, 2.35), (0, -0.66, 0), lens=41)
    grade = {"look": "soft", "ev": 0.0, "bloom": 0.0, "vignette": 0.0}

st.render(samples=14, bounces=3, diffuse=2, clamp=5, grade=grade)
