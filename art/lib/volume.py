"""Paints a projector's beam into a finished render.

Cycles can render light in dusty air, but a clean result takes hours. Here the
single scattering is integrated along every camera ray instead, clipped by the
depth pass, so that seats and people stand in front of the light as they should.
There is no sampling noise, because nothing is random except the dust itself.
"""

import numpy as np
from scipy import ndimage


def _tileable_noise(rng, shape, blur):
    """Smooth noise that wraps round, mean 0, deviation 1."""
    field = ndimage.gaussian_filter(rng.standard_normal(shape), blur, mode="wrap")
    return ((field - field.mean()) / field.std()).astype(np.float32)


def _frame_pattern(rng, size=(144, 256), contrast=0.75):
    """What the film frame looks like from inside the beam: uneven, streaky light."""
    coarse = ndimage.gaussian_filter(rng.standard_normal(size), (16, 20), mode="wrap")
    fine = ndimage.gaussian_filter(rng.standard_normal(size), (4.5, 5.5), mode="wrap")
    hair = ndimage.gaussian_filter(rng.standard_normal(size), (1.4, 1.8), mode="wrap")
    mixed = coarse / coarse.std() + 0.75 * fine / fine.std() + 0.35 * hair / hair.std()
    pattern = np.exp(contrast * mixed)
    return (pattern / pattern.mean()).astype(np.float32)


def camera_rays(camera, height, width):
    """Origin, unit directions and the view axis of a Blender camera."""
    matrix = np.array(camera["matrix"], np.float64)
    span = camera["sensor"] / camera["lens"]
    longest = max(width, height)
    xs = ((np.arange(width) + 0.5) / width - 0.5) * span * width / longest + camera["shift"][0] * span
    ys = (0.5 - (np.arange(height) + 0.5) / height) * span * height / longest + camera["shift"][1] * span
    local = np.stack(
        [
            np.broadcast_to(xs, (height, width)),
            np.broadcast_to(ys[:, None], (height, width)),
            -np.ones((height, width)),
        ],
        -1,
    )
    world = local @ matrix[:3, :3].T
    world /= np.linalg.norm(world, axis=-1, keepdims=True)
    return matrix[:3, 3], world.astype(np.float32), -matrix[:3, 2]


def _beam_frame(beam):
    """Origin of the beam and its forward, right and up axes."""
    forward = np.array(beam["axis"], np.float64)
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, [0, 0, 1])
    right /= np.linalg.norm(right)
    return np.array(beam["origin"], np.float64), forward, right, np.cross(right, forward)


def _clip_to_pyramid(origin, rays, beam, depth):
    """Entry and exit distance of each ray in the beam's pyramid."""
    start, forward, right, up = _beam_frame(beam)
    tan_h, tan_v = (np.tan(np.radians(a)) for a in beam["angle"])
    near = np.full(rays.shape[:-1], 0.05)
    far = np.minimum(depth, 1e4).astype(np.float64)
    relative = origin - start
    planes = [(forward, -0.02), (-forward, beam["reach"])]
    planes += [(tan_h * forward + s * right, 0.0) for s in (-1, 1)]
    planes += [(tan_v * forward + s * up, 0.0) for s in (-1, 1)]
    for normal, offset in planes:  # keep normal . p + offset >= 0
        base = relative @ normal + offset
        slope = rays @ normal
        with np.errstate(divide="ignore", invalid="ignore"):
            hit = -base / slope
        near = np.where(slope > 1e-9, np.maximum(near, hit), near)
        far = np.where(slope < -1e-9, np.minimum(far, hit), far)
        far = np.where((np.abs(slope) <= 1e-9) & (base < 0), -1, far)
    return near, far


def paint_beam(image, camera, z_depth, beam, steps=56):
    """Adds the beam's light to a linear image. `beam` comes from the scene."""
    rng = np.random.default_rng(beam.get("seed", 1))
    pattern = _frame_pattern(rng, contrast=beam.get("contrast", 0.75))
    smoke = [_tileable_noise(rng, (64, 64, 64), 2.0), _tileable_noise(rng, (64, 64, 64), 1.5)]
    height, width = image.shape[:2]
    origin, rays, view = camera_rays(camera, height, width)
    distance = z_depth / np.maximum(rays @ view, 1e-3)
    start, forward, right, up = _beam_frame(beam)
    tan_h, tan_v = (np.tan(np.radians(a)) for a in beam["angle"])
    asymmetry = beam.get("asymmetry", 0.45)
    smokiness = beam.get("smoke", 0.38)
    falloff = beam.get("falloff", 1.5)
    fineness = beam.get("fineness", 1.0)  # 1 suits a room, less suits a landscape
    light = np.zeros((height, width), np.float32)
    rows_per_chunk = max(1, 160000 // width)
    for top in range(0, height, rows_per_chunk):
        band = slice(top, min(height, top + rows_per_chunk))
        near, far = _clip_to_pyramid(origin, rays[band], beam, distance[band])
        inside = far > near
        if not inside.any():
            continue
        direction = rays[band][inside]
        t0, t1 = near[inside], far[inside]
        total = np.zeros(len(t0))
        for k in range(steps):
            t = t0 + (t1 - t0) * (k + 0.5) / steps
            point = origin + direction * t[:, None]
            away = point - start
            w = np.maximum(away @ forward, 0.02)
            u = away @ right / (w * tan_h)
            v = away @ up / (w * tan_v)
            edge = np.clip((1 - np.maximum(np.abs(u), np.abs(v))) / 0.10, 0, 1)
            edge = edge * edge * (3 - 2 * edge)
            cell = np.stack([(v * 0.5 + 0.5) * (pattern.shape[0] - 1), (u * 0.5 + 0.5) * (pattern.shape[1] - 1)])
            lit = ndimage.map_coordinates(pattern, cell, order=1, mode="nearest")
            cosine = -(away * direction).sum(-1) / np.maximum(np.linalg.norm(away, axis=-1), 1e-6)
            phase = (1 - asymmetry**2) / (1 + asymmetry**2 - 2 * asymmetry * cosine) ** 1.5
            haze = ndimage.map_coordinates(smoke[0], (point * 7.0 * fineness + 5).T, order=1, mode="grid-wrap")
            wisps = ndimage.map_coordinates(smoke[1], (point * 22.0 * fineness).T, order=1, mode="grid-wrap")
            density = np.exp(smokiness * (haze + 0.55 * wisps))
            total += edge * lit * phase * density / (w + 0.10) ** falloff
        light[band][inside] = (total * (t1 - t0) / steps).astype(np.float32)
    light = light * beam["strength"]
    light += _dust(rng, beam, camera, height, width, distance, origin, pattern)
    return image + light[..., None] * np.array(beam["colour"], np.float32)


def _dust(rng, beam, camera, height, width, distance, eye, pattern):
    """Motes that catch the light: small soft discs, larger when out of focus."""
    count = beam.get("motes", 900)
    start, forward, right, up = _beam_frame(beam)
    tan_h, tan_v = (np.tan(np.radians(a)) for a in beam["angle"])
    w = beam["reach"] * rng.random(count) ** 0.8
    u, v = rng.uniform(-0.95, 0.95, (2, count))
    points = start + forward * w[:, None] + right * (u * w * tan_h)[:, None] + up * (v * w * tan_v)[:, None]
    matrix = np.array(camera["matrix"], np.float64)
    local = (points - eye) @ matrix[:3, :3]
    span = camera["sensor"] / camera["lens"] / max(width, height)
    depth = -local[:, 2]
    ok = depth > 0.4
    px = local[:, 0] / np.maximum(depth, 1e-3) / span + width / 2 - camera["shift"][0] * max(width, height)
    py = height / 2 - local[:, 1] / np.maximum(depth, 1e-3) / span + camera["shift"][1] * max(width, height)
    canvas = np.zeros((height, width), np.float32)
    focus = beam.get("focus", 5.0)
    for i in np.flatnonzero(ok & (px > 4) & (px < width - 5) & (py > 4) & (py < height - 5)):
        x, y = int(px[i]), int(py[i])
        if distance[y, x] < np.linalg.norm(points[i] - eye):
            continue
        radius = width / 2400 * (0.9 + 7.0 * abs(1 / depth[i] - 1 / focus) * rng.uniform(0.5, 1.0))
        reach = int(np.ceil(radius * 2.4)) + 1
        ys, xs = np.mgrid[max(0, y - reach) : min(height, y + reach + 1), max(0, x - reach) : min(width, x + reach + 1)]
        spread = np.exp(-((((xs - px[i]) ** 2 + (ys - py[i]) ** 2) / (radius**2)) ** 1.4))
        energy = (
            rng.lognormal(-1.2, 0.8) * beam.get("mote_gain", 0.55) / (w[i] + 0.6) ** 0.9 / max(1.0, radius * 2400 / width) ** 1.6
        )
        canvas[ys, xs] += (energy * spread).astype(np.float32)
    return canvas
