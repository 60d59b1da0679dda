const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const COLOUR_FUNCTION =
  /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var)\(.+\)$/i;
const NAMED =
  /^(?:black|silver|gr[ae]y|white|maroon|red|purple|fuchsia|green|lime|olive|yellow|navy|blue|teal|aqua|orange|transparent|currentcolor|rebeccapurple|(?:alice|cadet|cornflower|dodger|midnight|powder|royal|steel|slate|sky|dark|deep|light|medium|pale|dim|hot|floral|ghost|navajo|antique|misty|rosy|saddle|sandy|sea|spring|forest|lawn|indian|lemon|old|papaya|peach|blanched|burly)[a-z]+|azure|beige|bisque|brown|chartreuse|chocolate|coral|cornsilk|crimson|cyan|firebrick|gainsboro|gold|goldenrod|greenyellow|honeydew|indigo|ivory|khaki|lavender|lavenderblush|linen|magenta|mintcream|moccasin|orangered|orchid|peru|pink|plum|salmon|seashell|sienna|snow|tan|thistle|tomato|turquoise|violet|wheat|whitesmoke|yellowgreen)$/i;

/** Whether a text is written as a colour of CSS. */
export const isColour = (value: string) =>
  HEX.test(value) || isNamedColour(value) || (COLOUR_FUNCTION.test(value) && isBalanced(value));

/** Whether a word is a named CSS colour. */
export const isNamedColour = (word: string): boolean => NAMED.test(word);

const isBalanced = (value: string) => value.split('(').length === value.split(')').length;
