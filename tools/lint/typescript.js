import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/**
 * Rules for every TypeScript file, of the site and of `art/`. Rules that need types are in
 * `.oxlintrc.json`: oxlint runs them in a tenth of the time.
 */
export const typescript = tseslint.config(
  js.configs.recommended,
  comments.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    rules: {
      '@eslint-community/eslint-comments/require-description': 'error',
      '@eslint-community/eslint-comments/no-unused-disable': 'error',
      // Forbidden, since it needs no reason: exceptions, with their reasons, are in `.oxlintrc.json`.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'] }],
    },
  },
);
