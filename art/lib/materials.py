"""Shaders, all built from Cycles' own nodes. Colours are '#rrggbb' in sRGB."""

import math

import bpy

__all__ = [
    "rgba", "Nodes", "clay", "plastic", "metal", "glass", "emit", "picture", "iridescent",
    "gradient", "wood", "fabric", "plaster", "concrete", "marble", "terrazzo", "pages",
]  # fmt: skip


def rgba(colour, alpha=1.0):
    """'#rrggbb' to linear RGBA; a tuple passes through."""
    if not isinstance(colour, str):
        return tuple(colour) if len(colour) == 4 else (*colour, alpha)
    digits = colour.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (alpha,)


class Nodes:
    """A material under construction: nodes are added and wired in one call.

    Names of inputs are keyword arguments with `__` for a blank (`Base__Color`);
    a value may be a number, a colour or another node's output. A leading single
    underscore sets a property of the node itself (`_feature="DISTANCE_TO_EDGE"`).
    """

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def add(self, kind, **values):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in values.items():
            if key.startswith("_"):
                setattr(node, key[1:], value)
                continue
            self._set(node.inputs[key.replace("__", " ")], value)
        return node

    def _set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif hasattr(value, "__len__") and len(value) != len(socket.default_value):
            socket.default_value = tuple(value)[:3]
        else:
            socket.default_value = value

    def link(self, source, target):
        self.tree.links.new(source, target)

    def math(self, operation, *operands, clamp=False):
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        node.use_clamp = clamp
        for socket, value in zip(node.inputs, operands):
            self._set(socket, value)
        return node.outputs[0]

    def ramp(self, factor, stops, interpolation="EASE"):
        """stops: [(position, colour), ...]"""
        node = self.tree.nodes.new("ShaderNodeValToRGB")
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, sorted(stops)):
            element.position = position
            element.color = rgba(colour)
        self.link(factor, node.inputs[0])
        return node.outputs[0]

    def coordinates(self, kind="Object", scale=1.0):
        mapping = self.add("Mapping", Vector=self.add("TexCoord").outputs[kind])
        mapping.inputs["Scale"].default_value = scale if hasattr(scale, "__len__") else (scale,) * 3
        return mapping.outputs[0]

    def noise(self, vector=None, scale=5.0, detail=4.0, roughness=0.5, distortion=0.0, output="Fac"):
        values = {"Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        if vector is not None:
            values["Vector"] = vector
        return self.add("TexNoise", **values).outputs[output]

    def bump(self, height, strength=0.1, distance=0.05):
        return self.add("Bump", Height=height, Strength=strength, Distance=distance).outputs[0]

    def mix(self, factor, first, second, blend="MIX"):
        node = self.tree.nodes.new("ShaderNodeMixRGB")
        node.blend_type = blend
        self._set(node.inputs[0], factor)
        for socket, value in zip(node.inputs[1:], (first, second)):
            self._set(socket, value if isinstance(value, bpy.types.NodeSocket) else rgba(value))
        return node.outputs[0]

    def principled(self, **values):
        return self.add("BsdfPrincipled", **values)

    def finish(self, shader):
        self.link(shader.outputs[0], self.output.inputs[0])
        return self.material


# ------------------------------------------------------------- plain surfaces


def clay(colour, roughness=0.62, subsurface=0.0, bump=0.0, sheen=0.0, specular=0.35):
    """Matt, slightly soft: the everyday material of still lifes."""
    m = Nodes("clay")
    values = {"Base__Color": rgba(colour), "Roughness": roughness, "Specular": specular, "Sheen": sheen}
    if subsurface:
        values.update(Subsurface=subsurface, Subsurface__Color=rgba(colour), Subsurface__Radius=(0.25, 0.16, 0.12))
    if bump:
        values["Normal"] = m.bump(m.noise(m.coordinates(), 60, 6, 0.65), bump, 0.02)
    return m.finish(m.principled(**values))


def plastic(colour, roughness=0.18, coat=0.0, specular=0.5):
    m = Nodes("plastic")
    return m.finish(
        m.principled(Base__Color=rgba(colour), Roughness=roughness, Specular=specular, Clearcoat=coat, Clearcoat__Roughness=0.03)
    )


def metal(colour="#d9d9dc", roughness=0.22, anisotropic=0.0, brushed=0.0):
    m = Nodes("metal")
    values = {"Base__Color": rgba(colour), "Metallic": 1.0, "Roughness": roughness, "Anisotropic": anisotropic}
    if brushed:
        values["Normal"] = m.bump(m.noise(m.coordinates(scale=(3, 220, 3)), 4, 3), brushed, 0.01)
    return m.finish(m.principled(**values))


def glass(colour="#ffffff", roughness=0.0, ior=1.45, depth_colour=None, density=0.0):
    m = Nodes("glass")
    if depth_colour:
        volume = m.add("VolumeAbsorption", Color=rgba(depth_colour), Density=density)
        m.link(volume.outputs[0], m.output.inputs["Volume"])
    return m.finish(m.add("BsdfGlass", Color=rgba(colour), Roughness=roughness, IOR=ior))


def emit(colour, strength=1.0):
    m = Nodes("emit")
    return m.finish(m.add("Emission", Color=rgba(colour), Strength=strength))


def picture(path, roughness=0.4, emission=0.0, specular=0.5, coat=0.0):
    """An image on a surface: print, or a lit screen where `emission` is above 0."""
    m = Nodes("picture")
    image = m.add("TexImage", _extension="EXTEND", _interpolation="Cubic")
    image.image = bpy.data.images.load(path, check_existing=True)
    values = {
        "Base__Color": image.outputs[0],
        "Roughness": roughness,
        "Specular": specular,
        "Clearcoat": coat,
        "Clearcoat__Roughness": 0.04,
    }
    if emission:
        values["Base__Color"] = rgba("#050506")
        values["Emission"] = image.outputs[0]
        values["Emission__Strength"] = emission
    return m.finish(m.principled(**values))


def iridescent(roughness=0.12, thickness=1.0, phase=(0, 0.33, 0.67), wobble=0.25, scale=1.2, gain=0.5, bias=0.5, tint=None):
    """Thin film: a cosine palette over the facing angle and a slow noise."""
    m = Nodes("iridescent")
    facing = m.add("LayerWeight", Blend=0.35).outputs["Facing"]
    film = m.noise(m.coordinates(), scale, 2, 0.5, 0.6)
    t = m.math("ADD", m.math("MULTIPLY", facing, thickness), m.math("MULTIPLY", film, wobble * 4))
    channels = [
        m.math("MULTIPLY_ADD", m.math("COSINE", m.math("MULTIPLY", m.math("ADD", t, p), 2 * math.pi)), gain, bias) for p in phase
    ]
    colour = m.add("CombineRGB", R=channels[0], G=channels[1], B=channels[2]).outputs[0]
    if tint:
        colour = m.mix(0.5, colour, tint)
    return m.finish(
        m.principled(
            Base__Color=colour, Metallic=1.0, Roughness=roughness, Specular=0.6, Clearcoat=0.6, Clearcoat__Roughness=0.05
        )
    )


def gradient(
    stops, axis="Z", low=-1.0, high=1.0, roughness=0.35, subsurface=0.0, coat=0.0, space="Object", specular=0.4, wobble=0.0
):
    """A colour ramp along one axis of the object."""
    m = Nodes("gradient")
    vector = m.coordinates(space)
    value = m.add("SeparateXYZ", Vector=vector).outputs[axis]
    if wobble:
        value = m.math("ADD", value, m.math("MULTIPLY", m.math("SUBTRACT", m.noise(vector, 1.1, 2), 0.5), wobble))
    span = m.add("MapRange", Value=value)
    span.inputs[1].default_value = low
    span.inputs[2].default_value = high
    colour = m.ramp(span.outputs[0], stops)
    values = {
        "Base__Color": colour, "Roughness": roughness, "Specular": specular, "Clearcoat": coat, "Clearcoat__Roughness": 0.06,
    }  # fmt: skip
    if subsurface:
        values.update(Subsurface=subsurface, Subsurface__Color=colour, Subsurface__Radius=(0.3, 0.2, 0.15))
    return m.finish(m.principled(**values))


# ---------------------------------------------------------- natural materials


def wood(light="#b98a5a", dark="#8a5f38", scale=1.0, roughness=0.42, axis=0, coat=0.0, bump=0.06):
    """Grain runs along `axis` (0 = x)."""
    m = Nodes("wood")
    stretch = [scale * (0.06 if i == axis else 1) for i in range(3)]
    fine_stretch = [scale * (0.06 if i == axis else 6) for i in range(3)]
    grain = m.noise(m.coordinates(scale=stretch), 9, 5, 0.55, 1.6)
    pores = m.noise(m.coordinates(scale=fine_stretch), 26, 4, 0.6)
    height = m.math("ADD", m.math("MULTIPLY", grain, 0.8), m.math("MULTIPLY", pores, 0.25))
    colour = m.ramp(height, [(0.28, dark), (0.5, light), (0.62, dark), (0.78, light)], "LINEAR")
    return m.finish(
        m.principled(
            Base__Color=colour,
            Roughness=m.math("MULTIPLY_ADD", pores, 0.25, roughness - 0.12),
            Specular=0.4,
            Clearcoat=coat,
            Normal=m.bump(height, bump, 0.02),
        )
    )


def fabric(colour, second=None, scale=1.0, bump=0.35, roughness=0.9, sheen=0.4):
    """Woven or bouclé cloth."""
    m = Nodes("fabric")
    vector = m.coordinates(scale=scale)
    fibres = m.noise(vector, 70, 6, 0.7)
    loops = m.add("TexVoronoi", Vector=vector, Scale=150.0).outputs["Distance"]
    mixed = m.mix(m.math("MULTIPLY", fibres, 0.9, clamp=True), colour, second or colour)
    mixed = m.mix(m.math("MULTIPLY", m.noise(vector, 3, 3), 0.18), mixed, "#000000")
    height = m.math("ADD", fibres, m.math("MULTIPLY", loops, -0.7))
    return m.finish(
        m.principled(Base__Color=mixed, Roughness=roughness, Sheen=sheen, Specular=0.15, Normal=m.bump(height, bump, 0.03))
    )


def plaster(colour, variation=0.06, bump=0.25, scale=1.0, roughness=0.85):
    m = Nodes("plaster")
    vector = m.coordinates(scale=scale)
    clouds = m.noise(vector, 1.6, 6, 0.6, 0.4)
    grain = m.noise(vector, 14, 6, 0.65)
    mixed = m.mix(m.math("MULTIPLY", clouds, variation * 4), colour, "#000000")
    mixed = m.mix(variation, mixed, m.ramp(grain, [(0.3, "#000000"), (0.7, "#ffffff")]), "OVERLAY")
    height = m.math("ADD", m.math("MULTIPLY", clouds, 1.5), m.math("MULTIPLY", grain, 0.35))
    return m.finish(m.principled(Base__Color=mixed, Roughness=roughness, Specular=0.2, Normal=m.bump(height, bump, 0.06)))


def concrete(colour="#a7a39c", scale=1.0):
    m = Nodes("concrete")
    vector = m.coordinates(scale=scale)
    clouds = m.noise(vector, 1.2, 7, 0.62, 0.5)
    grain = m.noise(vector, 24, 6, 0.7)
    mixed = m.mix(0.55, colour, m.ramp(clouds, [(0.25, "#55514b"), (0.5, "#a19c94"), (0.75, "#d8d3c9")]), "OVERLAY")
    mixed = m.mix(0.12, mixed, grain, "MULTIPLY")
    height = m.math("ADD", grain, m.math("MULTIPLY", clouds, 0.8))
    return m.finish(m.principled(Base__Color=mixed, Roughness=0.78, Specular=0.25, Normal=m.bump(height, 0.14, 0.02)))


def marble(base="#eeebe6", vein="#6d6a68", scale=1.0, roughness=0.12):
    m = Nodes("marble")
    vector = m.coordinates(scale=scale)
    bent = m.mix(0.35, vector, m.noise(vector, 1.4, 8, 0.6, 1.2, "Color"))
    wave = m.add("TexWave", Vector=bent, Scale=1.1, Distortion=7.0, Detail=6.0).outputs["Fac"]
    veins = m.ramp(wave, [(0, "#000000"), (0.05, "#8a8a8a"), (0.16, "#ffffff")])
    shade = m.math("MULTIPLY", m.noise(vector, 2.2, 6, 0.6), 0.22)
    colour = m.mix(shade, m.mix(veins, vein, base), vein)
    return m.finish(m.principled(Base__Color=colour, Roughness=roughness, Specular=0.5, Subsurface=0.03))


def terrazzo(base="#e9e2d8", chips=("#c97b5a", "#5d7267", "#d7b27c", "#3b3a38"), scale=9.0, roughness=0.25):
    m = Nodes("terrazzo")
    vector = m.coordinates(scale=scale)
    cell = m.add("SeparateRGB", Image=m.add("TexVoronoi", Vector=vector, Scale=1.0).outputs["Color"])
    edge = m.add("TexVoronoi", Vector=vector, Scale=1.0, _feature="DISTANCE_TO_EDGE").outputs["Distance"]
    colour = m.ramp(cell.outputs[0], [(i / len(chips), chip) for i, chip in enumerate(chips)], "CONSTANT")
    inside = m.math("MULTIPLY", m.math("GREATER_THAN", cell.outputs[1], 0.45), m.math("GREATER_THAN", edge, 0.09))
    return m.finish(m.principled(Base__Color=m.mix(inside, base, colour), Roughness=roughness))


def pages(axis=2, light="#f3ead6", dark="#cfc3ab"):
    """The cut edge of a book: fine lines across `axis`."""
    m = Nodes("pages")
    scale = [150 if i == axis else 1 for i in range(3)]
    lines = m.noise(m.coordinates(scale=scale), 3, 2)
    return m.finish(m.principled(Base__Color=m.ramp(lines, [(0.3, dark), (0.7, light)]), Roughness=0.9))
