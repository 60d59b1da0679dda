import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/**
 * What holds for every TypeScript file, of the site and of `art/`.
 *
 * @param {string} folder where the nearest `tsconfig.json` stands
 */
export const typescript = (folder) =>
  tseslint.config(
    js.configs.recommended,
    comments.recommended,
    {
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: folder } },
      rules: {
        '@typescript-eslint/consistent-type-definitions': 'off',
        '@typescript-eslint/no-confusing-void-expression': [
          'error',
          { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
        ],
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
        '@typescript-eslint/dot-notation': 'off',
        // The compiler refuses enums (`erasableSyntaxOnly`); to look for them took a quarter of the time.
        '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      },
    },
    {
      rules: {
        '@eslint-community/eslint-comments/require-description': 'error',
        '@eslint-community/eslint-comments/no-unused-disable': 'error',
      },
    },
  );
