"""Screens to show our own interfaces on: laptop, phone, tablet. No maker's marks."""

import shapes as sh
from materials import metal, picture, plastic

__all__ = ["laptop", "phone", "tablet"]


def _screen_material(path, glow):
    return picture(path, 0.35, emission=glow, specular=0.06)


def laptop(image, loc, turn=0.0, opening=108.0, shell="#c9cad2", glow=1.35):
    """A 16:10 laptop, 3.12 wide; `opening` is the angle between lid and keys."""
    aluminium = metal(shell, 0.30)
    well, key, glass = plastic("#0b0b0e", 0.35), plastic("#17171b", 0.5), plastic("#050506", 0.08, coat=0.6)
    base = [
        sh.prism(sh.rounded(3.12, 2.16, 0.14), 0.105, aluminium, (0, 0, 0.0525), bev=0.035),
        sh.prism(sh.rounded(2.72, 0.94, 0.04), 0.012, well, (0, 0.30, 0.105), bev=0.004, seg=2),
        sh.prism(sh.rounded(1.05, 0.62, 0.04), 0.004, metal(shell, 0.36), (0, -0.66, 0.106), bev=0.002, seg=1),
    ]
    for row in range(5):
        for k in range(14):
            depth = 0.125 if row else 0.07
            base.append(sh.box((0.158, depth, 0.02), key, (-1.26 + 0.1938 * k, 0.68 - row * 0.155, 0.116), r=0.012, seg=2))
    left = -1.345
    for width in (0.158, 0.158, 0.158, 0.2, 0.99, 0.2, 0.158, 0.158, 0.158):
        base.append(sh.box((width, 0.125, 0.02), key, (left + width / 2, -0.095, 0.116), r=0.012, seg=2))
        left += width + 0.036
    lid = [
        sh.prism(sh.rounded(3.12, 2.04, 0.14), 0.055, aluminium, (0, 1.02, 0), bev=0.024),
        sh.prism(sh.rounded(3.06, 1.98, 0.12), 0.012, glass, (0, 1.02, 0.026), bev=0.004, seg=2),
        sh.card(2.94, 1.8375, _screen_material(image, glow), (0, 1.02, 0.0335), r=0.06),
    ]
    hinge = sh.group(lid, (0, 1.02, 0.075), (180 - opening, 0, 0))
    return sh.group([*base, hinge], loc, (0, 0, turn))


def phone(image, loc, rot=(90, 0, 0), frame="#8b8d96", glow=1.4, scale=1.0):
    """A phone 0.8 x 1.66, screen towards +Z before it is turned."""
    w, h = 0.80, 1.66
    glass = plastic("#050506", 0.08, coat=0.6)
    parts = [
        sh.prism(sh.rounded(w, h, 0.13, 16), 0.085, metal(frame, 0.24), bev=0.036, seg=8),
        sh.prism(sh.rounded(w - 0.02, h - 0.02, 0.122, 16), 0.01, glass, (0, 0, 0.0395), bev=0.003, seg=2),
        sh.card(w - 0.055, h - 0.055, _screen_material(image, glow), (0, 0, 0.0455), r=0.105),
        sh.prism(sh.rounded(0.21, 0.058, 0.029), 0.002, plastic("#000000", 0.2), (0, h / 2 - 0.083, 0.0465), bev=0.0005, seg=1),
        sh.box((0.02, 0.16, 0.03), metal(frame, 0.3), (w / 2 - 0.002, 0.28, 0), r=0.008, seg=2),
    ]
    return sh.group(parts, loc, rot, scale)


def tablet(image, loc, rot=(0, 0, 0), frame="#8b8d96", glow=1.25, size=(3.2, 2.4)):
    """A tablet lying flat, screen up."""
    w, h = size
    parts = [
        sh.prism(sh.rounded(w, h, 0.16, 16), 0.085, metal(frame, 0.26), (0, 0, 0.0425), bev=0.03, seg=6),
        sh.prism(
            sh.rounded(w - 0.03, h - 0.03, 0.15, 16), 0.01, plastic("#050506", 0.10, coat=0.3), (0, 0, 0.082), bev=0.003, seg=2
        ),
        sh.card(w - 0.20, h - 0.20, _screen_material(image, glow), (0, 0, 0.0885), r=0.06),
    ]
    return sh.group(parts, loc, rot)
