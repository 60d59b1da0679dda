import type { ConfigData } from 'html-validate';

/** What a printed page must keep to: the recommended rules, less those that only judge spelling. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // React prints `srcSet` and `popoverTarget`; HTML reads attribute names in any case.
    'attr-case': 'off',
    // React prints `<img/>`, Astro `<img>`: the same to every parser.
    'void-style': 'off',
    // React prints `required=""`: the same as `required`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's useId begins with an underscore. HTML forbids only blanks and emptiness, as this does.
    'valid-id': ['error', { relaxed: true }],
  },
};
