/** A woman on her toes in a wide skirt, one hand at the film above her; each shape in thousandths of her height. */
const SHAPES = [
  // Legs and shoes.
  'M-46-330L-32-44C-34-24-46-10-66 0H-32C-14-8-8-22-9-44L4-330Z',
  'M14-330L42-44C44-24 40-10 32 2H62C72-8 70-26 66-44L64-330Z',
  // Neck, body and skirt.
  'M-13-860L-14-816C-20-800-52-800-62-782C-64-730-44-690-40-640C-44-590-70-540-100-480C-140-410-190-350-230-318C-150-290-90-306-30-288C40-276 112-302 200-326C158-380 112-440 82-505C58-556 44-600 46-640C54-690 68-730 60-782C50-800 20-800 15-816L14-860Z',
  // One arm up to the film, the other out, palm down.
  'M40-792C92-806 128-856 146-922C160-974 186-1014 234-1062L246-1052C212-1008 190-964 178-914C162-842 112-766 54-744Z',
  'M-50-792C-104-754-180-738-240-748C-292-758-322-776-358-768L-356-754C-324-752-294-736-240-724C-180-712-108-722-54-746Z',
  // A face turned up, and a bun.
  'M-40-892C-44-930-18-952 10-950C36-948 50-930 52-908L64-894L51-886C48-858 32-840 8-840C-20-842-38-864-40-892Z',
  'M-66-934a27 27 0 1 1 54 0a27 27 0 1 1-54 0z',
];

/**
 * @param x where she stands
 * @param size how tall she is
 */
export const dancer = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 1000})" fill="#1b1533">${SHAPES.map((d) => `<path d="${d}"/>`).join('')}</g>`;
