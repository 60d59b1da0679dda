"""The studio: everything a scene needs, under one name.

    import studio as st

    st.box((1, 1, 1), st.clay("#d96b4a"), (0, 0, 0.5))
    st.camera((0, -6, 2), (0, 0, 0.5), lens=50)
    st.render(grade={"look": "soft"})

A scene is run by the workshop, which hands it a job: parameters, drawn textures,
the size of the picture and where the raw render goes.
"""

import json
import os
import time

import bpy

from devices import *  # noqa: F401,F403
from materials import *  # noqa: F401,F403
from shapes import *  # noqa: F401,F403
from stage import *  # noqa: F401,F403


def _read_job():
    path = os.environ.get("ART_JOB")
    if not path:
        raise SystemExit("scenes are run by the workshop: npm run art -- NAME")
    with open(path, encoding="utf8") as file:
        return json.load(file)


JOB = _read_job()

for leftover in list(bpy.data.objects):
    bpy.data.objects.remove(leftover, do_unlink=True)


def param(name, default):
    """A parameter of the picture, as the catalogue gives it."""
    return JOB["params"].get(name, default)


def texture(name):
    """Path of a drawn texture that the catalogue lists for this picture."""
    return JOB["textures"][name]


def _describe_camera():
    bpy.context.view_layer.update()
    eye = bpy.context.scene.camera
    return {
        "matrix": [list(row) for row in eye.matrix_world],
        "lens": eye.data.lens,
        "sensor": eye.data.sensor_width,
        "shift": [eye.data.shift_x, eye.data.shift_y],
    }


def render(
    grade=None,
    samples=24,
    bounces=8,
    diffuse=3,
    glossy=4,
    transmission=8,
    clamp=6,
    threshold=0.02,
    caustics=False,
    filter_glossy=0.6,
):
    """Renders the picture twice with half the samples and different seeds.

    `clamp`: 4-6 indoors, 8-10 where highlights carry the picture. `grade` is what
    finish.py does with the result (see LOOKS and grade() there).
    """
    scene = bpy.context.scene
    scale = JOB["percent"] / 100
    samples = JOB["samples"] or samples
    settings = scene.render
    settings.engine = "CYCLES"
    settings.resolution_x = round(JOB["size"][0] * scale)
    settings.resolution_y = round(JOB["size"][1] * scale)
    settings.resolution_percentage = 100
    settings.threads_mode = "FIXED"
    settings.threads = os.cpu_count() or 2
    settings.use_persistent_data = True

    cycles = scene.cycles
    cycles.samples = max(1, samples // 2)
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.adaptive_min_samples = max(8, cycles.samples // 4)
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = diffuse
    cycles.glossy_bounces = glossy
    cycles.transmission_bounces = transmission
    cycles.transparent_max_bounces = 12
    cycles.volume_bounces = 0
    cycles.sample_clamp_direct = 0
    cycles.sample_clamp_indirect = clamp
    cycles.blur_glossy = filter_glossy
    cycles.caustics_reflective = caustics
    cycles.caustics_refractive = caustics
    cycles.use_denoising = False  # done by finish.py
    cycles.use_auto_tile = False
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"

    layer = scene.view_layers[0]
    layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True
    image = settings.image_settings
    image.file_format = "OPEN_EXR_MULTILAYER"
    image.color_depth = "32"
    image.exr_codec = "ZIP"

    begun = time.time()
    for half, seed in (("a", 11), ("b", 47)):
        cycles.seed = seed
        settings.filepath = f"{JOB['raw']}.{half}.exr"
        bpy.ops.render.render(write_still=True)
    seconds = time.time() - begun
    with open(f"{JOB['raw']}.json", "w", encoding="utf8") as file:
        json.dump({"camera": _describe_camera(), "grade": grade or {}, "seconds": seconds, "samples": samples}, file)
    print(f"RENDERED {settings.resolution_x}x{settings.resolution_y}, {samples} samples, {seconds:.0f} s", flush=True)
