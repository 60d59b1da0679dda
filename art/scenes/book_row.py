"""A graphic novel: the collected edition upright, its ten episodes in a row beside
it, their spines joined into one picture. Textures: front, spine, e1 ... e10."""

import studio as st

st.cove(st.plaster(st.param("set", "#123440"), 0.04, 0.12, 0.6), 34, 5.4, 13, 2.6)

cover = st.plastic("#0a1128", 0.4)
paper = st.pages(0)


def volume(front, spine, w, h, t, loc, turn):
    """A hardcover that faces -Y, spine at -X."""
    parts = [
        st.box((w - 0.05, t - 0.05, h - 0.07), paper, (0, 0, h / 2), r=0.005, seg=2),
        st.box((0.03, t, h), cover, (-w / 2, 0, h / 2), r=0.012, seg=4),
        st.card(w - 0.012, h - 0.012, front, (0.004, -t / 2 - 0.0012, h / 2), (90, 0, 0)),
        st.card(t - 0.02, h - 0.012, spine, (-w / 2 - 0.0165, 0, h / 2), (90, 0, -90)),
    ]
    parts += [st.box((w, 0.026, h), cover, (0, side * (t / 2 - 0.013), h / 2), r=0.008, seg=3) for side in (-1, 1)]
    return st.group(parts, loc, (0, 0, turn))


front = st.picture(st.texture("front"), 0.34, coat=0.2)
volume(front, st.picture(st.texture("spine"), 0.36, coat=0.15), 1.86, 2.79, 0.34, (-1.16, -0.25, 0), 21)

# Ten thin volumes: spines forward, the last one leaning.
THICK, TALL, DEEP = 0.235, 2.32, 1.5
for k in range(10):
    skin = st.picture(st.texture(f"e{k + 1}"), 0.42, coat=0.1)
    edge = st.clay("#0d2434", 0.6)
    back = 0.02 * ((k * 7) % 4)
    parts = [
        st.box((THICK - 0.006, DEEP, TALL), edge, (0, 0, TALL / 2), r=0.012, seg=3),
        st.card(THICK - 0.012, TALL - 0.012, skin, (0, -DEEP / 2 - 0.0015, TALL / 2), (90, 0, 0)),
        st.box((THICK - 0.05, DEEP - 0.03, 0.02), st.pages(0), (0, 0.01, TALL), r=0.002, seg=1),
    ]
    st.group(parts, (0.22 + k * THICK, 0.80 + back, 0), (0, 0, 0))

# A courier's parcel and a bicycle bell.
st.box((0.80, 0.56, 0.44), st.clay("#caa46c", 0.8), (2.98, 0.35, 0.22), (0, 0, -24), r=0.02)
st.box((0.022, 0.568, 0.448), st.clay("#e8472f", 0.5), (2.98, 0.35, 0.22), (0, 0, -24), r=0.018)
st.box((0.808, 0.022, 0.448), st.clay("#e8472f", 0.5), (2.98, 0.35, 0.22), (0, 0, -24), r=0.018)
bell = [(0, 0.27), (0.10, 0.262), (0.20, 0.22), (0.265, 0.13), (0.285, 0.03), (0.275, 0.02), (0, 0.02)]
st.lathe(st.smooth_profile(bell), st.metal("#f0b45a", 0.16), (1.62, -1.15, 0.0))
st.sphere(0.035, st.metal("#d9d9dc", 0.2), (1.62, -1.15, 0.285), 32)

st.prism(st.ellipse(3.3, 3.3, 160), 0.05, st.clay("#f0953c", 0.75), (-0.35, 3.6, 2.42), (90, 0, 0), bev=0.01)
st.softbox((-5.5, -4, 5), (-0.4, 0, 1.3), 2.4, 430, "#ffdcb4", height=4)
st.softbox((5.8, -1.5, 4), (1, 0.3, 1.2), 2, 330, "#ffb05c", height=5)
st.softbox((-4.5, 3.4, 5), (-0.5, 0.6, 1.6), 2.5, 300, "#7ce0d6")
st.softbox((0.6, -6.5, 3.2), (0.4, 0.3, 1.2), 4, 190, "#ffffff")
st.spot((-0.4, 1.4, 6.2), (-0.35, 3.6, 2.4), 260, 60, 0.9, "#ffb060", 0.6)
st.world("#0d2230", 0.55)
st.camera((-0.55, -9.6, 2.05), (0.28, 0.2, 1.33), lens=52.5, fstop=3.2, focus=(-0.9, -0.5, 1.4))
st.render(samples=12, grade={"look": "rich", "ev": 0.30, "bloom": 0.04, "vignette": 0.22})
