"""Lights, worlds and the camera."""

import math

import bpy
from mathutils import Vector

from materials import rgba

__all__ = ["aim", "softbox", "sun", "point", "spot", "world", "sky", "camera", "shadow_only"]


def _add(name, data, loc):
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = loc
    return obj


def aim(obj, target):
    direction = Vector(target) - obj.location
    obj.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    return obj


def _light(kind, power, colour):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy = power
    data.color = rgba(colour)[:3]
    return data


def softbox(loc, target=(0, 0, 0), size=2.0, power=200.0, colour="#ffffff", height=None, spread=180.0, visible=False):
    data = _light("AREA", power, colour)
    data.size = size
    if height:
        data.shape = "RECTANGLE"
        data.size_y = height
    data.spread = math.radians(spread)
    obj = aim(_add("softbox", data, loc), target)
    obj.visible_camera = visible
    return obj


def sun(rot=(50, 0, 30), power=3.0, colour="#fff1df", angle=1.5):
    data = _light("SUN", power, colour)
    data.angle = math.radians(angle)
    obj = _add("sun", data, (0, 0, 0))
    obj.rotation_euler = [math.radians(a) for a in rot]
    return obj


def point(loc, power=50.0, colour="#ffd2a0", r=0.1):
    data = _light("POINT", power, colour)
    data.shadow_soft_size = r
    return _add("point", data, loc)


def spot(loc, target, power=500.0, angle=40.0, blend=0.5, colour="#ffffff", r=0.2):
    data = _light("SPOT", power, colour)
    data.spot_size = math.radians(angle)
    data.spot_blend = blend
    data.shadow_soft_size = r
    return aim(_add("spot", data, loc), target)


def _new_world():
    data = bpy.data.worlds.new("world")
    bpy.context.scene.world = data
    data.use_nodes = True
    data.node_tree.nodes.clear()
    return data.node_tree


def world(colour="#ffffff", strength=1.0, top=None, seen=None):
    """A flat world, or a gradient from `colour` up to `top`; `seen` is what the camera sees instead."""
    tree = _new_world()
    new, link = tree.nodes.new, tree.links.new
    output = new("ShaderNodeOutputWorld")
    background = new("ShaderNodeBackground")
    background.inputs[0].default_value = rgba(colour)
    background.inputs[1].default_value = strength
    if top:
        split, span, ramp = new("ShaderNodeSeparateXYZ"), new("ShaderNodeMapRange"), new("ShaderNodeValToRGB")
        ramp.color_ramp.interpolation = "EASE"
        ramp.color_ramp.elements[0].color = rgba(colour)
        ramp.color_ramp.elements[1].color = rgba(top)
        span.inputs[1].default_value, span.inputs[2].default_value = -0.25, 0.8
        link(new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
        link(split.outputs[2], span.inputs[0])
        link(span.outputs[0], ramp.inputs[0])
        link(ramp.outputs[0], background.inputs[0])
    shader = background.outputs[0]
    if seen:
        mix, front = new("ShaderNodeMixShader"), new("ShaderNodeBackground")
        front.inputs[0].default_value = rgba(seen)
        link(new("ShaderNodeLightPath").outputs["Is Camera Ray"], mix.inputs[0])
        link(shader, mix.inputs[1])
        link(front.outputs[0], mix.inputs[2])
        shader = mix.outputs[0]
    link(shader, output.inputs[0])


def sky(elevation=12.0, rotation=0.0, strength=0.3, sun_size=1.0, air=1.0, dust=1.0, disc=True):
    tree = _new_world()
    texture = tree.nodes.new("ShaderNodeTexSky")
    texture.sky_type = "NISHITA"
    texture.sun_elevation = math.radians(elevation)
    texture.sun_rotation = math.radians(rotation)
    texture.sun_size = math.radians(sun_size)
    texture.air_density = air
    texture.dust_density = dust
    texture.sun_disc = disc
    background = tree.nodes.new("ShaderNodeBackground")
    background.inputs[1].default_value = strength
    tree.links.new(texture.outputs[0], background.inputs[0])
    tree.links.new(background.outputs[0], tree.nodes.new("ShaderNodeOutputWorld").inputs[0])


def shadow_only(obj):
    """Hides a shadow caster (a window frame, a leaf) from everything but the light."""
    obj.visible_camera = obj.visible_diffuse = obj.visible_glossy = False
    return obj


def camera(loc, target=(0, 0, 0), lens=50.0, fstop=0.0, focus=None, shift=(0, 0), roll=0.0, ortho=0.0):
    """`fstop` above 0 gives depth of field, focused on `focus` or the target."""
    data = bpy.data.cameras.new("camera")
    obj = aim(_add("camera", data, loc), target)
    bpy.context.scene.camera = obj
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_end = 1000
    if roll:
        obj.rotation_euler.rotate_axis("Z", math.radians(roll))
    if ortho:
        data.type = "ORTHO"
        data.ortho_scale = ortho
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    return obj
