import type { ConfigData } from 'html-validate';

/** Rules for built pages: the recommended ones, except those that only concern style. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // React prints `srcSet` and `popoverTarget`; HTML attribute names are case-insensitive.
    'attr-case': 'off',
    // React prints `<img/>`, Astro `<img>`: parsers treat them alike.
    'void-style': 'off',
    // React prints `required=""`: the same as `required`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's useId starts with an underscore. Like HTML, this only forbids empty ids and spaces.
    'valid-id': ['error', { relaxed: true }],
  },
};
