import { readdirSync } from 'node:fs';
import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Imports run one way: pages → shell, sections → widgets → ui → lib. */
const layers = ['lib', 'ui', 'widgets', 'sections', 'shell', 'pages'];

const oneWay = layers.flatMap((layer, index) => {
  const above = layers
    .slice(index + 1)
    .filter((other) => !(layer === 'sections' && other === 'shell'));
  return above.map((from) => ({
    target: `./src/${layer}`,
    from: `./src/${from}`,
    message: 'Imports run one way: pages → shell, sections → widgets → ui → lib.',
  }));
});

const sectionsApart = readdirSync('src/sections').map((name) => ({
  target: `./src/sections/${name}`,
  from: './src/sections',
  except: [`./${name}`],
  message: 'A section never imports another: what two share moves down to widgets or ui.',
}));

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.astro',
      '.tools',
      'deploy',
      'node_modules',
      'art/.cache',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  comments.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      // A strip that scrolls must be reachable by keyboard; as a named group it may take focus.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'group'], tags: [] }],
    },
  },
  ...astro.configs['flat/recommended'],
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
      'import-x/parsers': {
        'astro-eslint-parser': ['.astro'],
        '@typescript-eslint/parser': ['.ts', '.tsx'],
      },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...oneWay, ...sectionsApart] }],
      '@eslint-community/eslint-comments/require-description': 'error',
      '@eslint-community/eslint-comments/no-unused-disable': 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  { files: ['tools/**', 'art/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
);
