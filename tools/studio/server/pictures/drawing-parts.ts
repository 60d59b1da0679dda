/** Elements that draw, or that shapes refer to within the drawing. */
export const DRAWING_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc ' +
    'style linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight ' +
    'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology ' +
    'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** Attributes of shapes, paints and filters, in lower case: their values are numbers, colours and keywords. */
export const DRAWING_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'd points x y x1 y1 x2 y2 cx cy fx fy fr r rx ry dx dy width height pathlength rotate ' +
    'transform viewbox preserveaspectratio version textlength lengthadjust startoffset method ' +
    'spacing side offset gradientunits gradienttransform spreadmethod patternunits ' +
    'patterncontentunits patterntransform clippathunits maskunits maskcontentunits markerunits ' +
    'markerwidth markerheight refx refy orient filterunits primitiveunits in in2 result type mode ' +
    'values operator k1 k2 k3 k4 order kernelmatrix kernelunitlength divisor bias targetx targety ' +
    'edgemode preservealpha surfacescale diffuseconstant specularconstant specularexponent ' +
    'limitingconeangle azimuth elevation z pointsatx pointsaty pointsatz scale xchannelselector ' +
    'ychannelselector stddeviation radius basefrequency numoctaves seed stitchtiles tablevalues ' +
    'slope intercept amplitude exponent style fill fill-opacity fill-rule stroke stroke-dasharray ' +
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity ' +
    'stroke-width color color-interpolation color-interpolation-filters opacity display ' +
    'visibility overflow clip-path clip-rule mask mask-type filter flood-color flood-opacity ' +
    'lighting-color stop-color stop-opacity marker marker-start marker-mid marker-end paint-order ' +
    'shape-rendering text-rendering image-rendering vector-effect mix-blend-mode isolation ' +
    'font-family font-size font-size-adjust font-stretch font-style font-variant font-weight ' +
    'text-anchor text-decoration letter-spacing word-spacing writing-mode dominant-baseline ' +
    'alignment-baseline baseline-shift xml:space'
  ).split(' '),
);
