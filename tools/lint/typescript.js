import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/**
 * What holds for every TypeScript file, of the site and of `art/`. The rules that ask for types stand in
 * `.oxlintrc.json`: oxlint knows them all in a tenth of the time.
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
      // It asks for no reason: an exception stands, with its own, in `.oxlintrc.json`.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'] }],
    },
  },
);
