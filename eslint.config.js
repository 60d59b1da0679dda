import { existsSync, globSync, readdirSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { typescript } from './tools/lint/typescript.js';

/** Imports run one way: showcase → pages → demos, shell → sections → widgets → ui → lib. */
const MESSAGE =
  'Imports run one way: showcase → pages → demos, shell → sections → widgets → ui → lib.';
const layers = ['lib', 'ui', 'widgets', 'sections', ['demos', 'shell'], 'pages', 'showcase'].map(
  (names) => [names].flat(),
);

const oneWay = layers.flatMap((names, index) =>
  names.flatMap((layer) =>
    [...layers.slice(index + 1).flat(), ...names.filter((other) => other !== layer)].map(
      (from) => ({
        target: `./src/${layer}`,
        from: `./src/${from}`,
        message: MESSAGE,
        // A home's `work.astro` is a page, which lies in its folder so that the folder is the whole home.
        ...(layer === 'demos' && from === 'shell' && { except: ['./work'] }),
      }),
    ),
  ),
);

/** What sells the template comes in by one line of `astro.config.ts`: without the folder nothing is missing. */
const fromOutside = {
  target: ['./tools/**', './e2e/**', './*.config.*'],
  from: './src/showcase',
  message: 'Only astro.config.ts imports src/showcase.',
};

const apart = (folder, message) =>
  readdirSync(`src/${folder}`).map((name) => ({
    target: `./src/${folder}/${name}`,
    from: `./src/${folder}`,
    except: [`./${name}`],
    message,
  }));

const sectionsApart = apart(
  'sections',
  'A section never imports another: what two share moves down to widgets or ui.',
);

/** Tools import one way too: commands → rooms → lib, and nothing of the browser tests. */
const toolsOneWay = [
  {
    target: './tools',
    from: './e2e',
    message: 'What tools and browser tests share is in tools/site or tools/lib.',
  },
  {
    target: './tools/lib',
    from: './tools',
    except: ['./lib', './bootstrap.mjs'],
    message: 'Imports run one way: commands → rooms → lib.',
  },
  {
    target: './tools/*/**',
    from: './tools/*.ts',
    message: 'Imports run one way: commands → rooms → lib.',
  },
];

/** A taken site says what it was taken from: its pages may show sections of other homes (`npm run add -- section`). */
const isTaken = existsSync('template.json');

/** What a home is by itself, and no other page ever imports. */
const ownFilesBut = (name) => `./src/demos/!(${name})/{content,theme,parts}.ts`;

const SHARED = 'Of another demo a page shows sections, and neither its content nor its theme.';

const demosApart = isTaken
  ? readdirSync('src/demos').flatMap((name) => [
      {
        target: [`./src/demos/${name}/!(content).*`, `./src/demos/${name}/*/**`],
        from: './src/demos',
        except: [`./${name}`],
        message: SHARED,
      },
      // The content of a page names the schemas of the sections that the page shows.
      { target: `./src/demos/${name}/content.ts`, from: ownFilesBut(name), message: SHARED },
    ])
  : apart(
      'demos',
      'A demo never imports another: what two share moves down to sections, widgets or ui.',
    );

const pagesOfDemos = globSync('**/*.astro', { cwd: 'src/pages' }).map((page) => {
  const target = `./src/pages/${page}`;
  const own = page.replace(/\.astro$/, '');
  return isTaken
    ? { target, from: ownFilesBut(own), message: SHARED }
    : {
        target,
        from: './src/demos',
        except: [`./${own}`],
        message: 'Only its own page imports a demo.',
      };
});

/**
 * A module that reads words while it is imported keeps the language of whichever page comes first. A schema
 * that is called `words` only describes them.
 */
const frozenWords = {
  selector:
    'Program > :matches(VariableDeclaration, ExportNamedDeclaration) ' +
    ':matches(MemberExpression[object.name=/^(words|content)$/]:not([property.name=/^(describe|min|max|regex|optional)$/]), VariableDeclarator[init.name="content"], ' +
    'CallExpression[callee.name=/^(language|localSite|menu|footerLinks|pageTitles|numberOf|tenthsOf|percentOf|listOf)$/])' +
    ':not(:function *)',
  message:
    'The language is known only while a page is printed: read words inside a component, or wrap what a module reads in perLanguage() or byLanguage().',
};

/** Words belong to content: `src/content/words` or a page's own file. Units, arrows and digits do not. */
const SPOKEN = '/\\p{L}/u';
const SPOKEN_ATTRIBUTES =
  '/^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/';
const literalWords = [
  `JSXText[value=${SPOKEN}]`,
  `JSXElement > JSXExpressionContainer > Literal[value=${SPOKEN}]`,
  `JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${SPOKEN}]`,
  `JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${SPOKEN}]`,
  `JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > TemplateLiteral > TemplateElement[value.raw=${SPOKEN}]`,
  `JSXAttribute[name.name=${SPOKEN_ATTRIBUTES}] Literal[value=${SPOKEN}]`,
  `JSXAttribute[name.name=${SPOKEN_ATTRIBUTES}] TemplateElement[value.raw=${SPOKEN}]`,
].map((selector) => ({
  selector,
  message: 'A word of the interface stands in src/content/words, a page’s in its content file.',
}));

/** What a page prints around a text: no id of a heading meets these. */
const ownIds = ['Literal[value=/^[^_]/]', 'TemplateElement[value.raw=/^[^_]/]:first-child'].map(
  (value) => ({
    selector: `JSXAttribute[name.name="id"] ${value}`,
    message:
      'An id around a text begins with an underscore, or stands in src/lib/routes/page-ids.ts.',
  }),
);

/** Looks rely on the names of slots, so the compiler checks each of them. */
const untypedSlot = {
  selector: 'JSXAttribute[name.name="data-slot"] > Literal',
  message: "The section's slots name it, and the compiler checks it: data-slot={slot('title')}.",
};

/** A cast of parsed JSON hides that nobody has looked at it. */
const castJson = {
  selector:
    'TSAsExpression > CallExpression[callee.object.name="JSON"][callee.property.name="parse"]',
  message: 'JSON comes from outside: check it with a schema of astro/zod, or by hand.',
};

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.astro',
      '.tools',
      'deploy',
      'node_modules',
      // A package of its own, with its own check.
      'art',
      'test-results',
      'playwright-report',
    ],
  },
  ...typescript,
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['tools/take/**'],
    rules: { 'no-restricted-syntax': ['error', castJson] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.{test,spec}.ts'],
    rules: { 'no-restricted-syntax': ['error', castJson, frozenWords] },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      // A strip that scrolls must be reachable by keyboard; as a named group it may take focus.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'group'], tags: [] }],
    },
  },
  {
    files: ['src/{shell,sections,widgets,ui,demos,showcase}/**/*.tsx'],
    // A social card is a picture of its page's own words.
    ignores: ['**/*.test.tsx', 'src/shell/social/**'],
    rules: { 'no-restricted-syntax': ['error', castJson, frozenWords, ...literalWords] },
  },
  {
    files: [
      'src/{shell,sections,widgets,ui}/**/*.tsx',
      'src/demos/*/{Header,Footer}.tsx',
      'src/demos/*/{header,footer}/**/*.tsx',
    ],
    ignores: ['**/*.test.tsx', 'src/shell/social/**'],
    rules: { 'no-restricted-syntax': ['error', castJson, frozenWords, ...literalWords, ...ownIds] },
  },
  {
    files: ['src/sections/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        castJson,
        frozenWords,
        ...literalWords,
        ...ownIds,
        untypedSlot,
      ],
    },
  },
  ...astro.configs['flat/recommended'],
  {
    // No TypeScript project knows the script of a page.
    files: ['**/*.astro/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        castJson,
        {
          selector: 'Program > :not(ImportDeclaration)',
          message:
            'A page’s script only imports: what it does stands in a module, whose types are checked.',
        },
      ],
    },
  },
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
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...toolsOneWay,
            ...oneWay,
            ...sectionsApart,
            ...demosApart,
            ...pagesOfDemos,
            fromOutside,
          ],
        },
      ],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  { files: ['astro.config.ts'], rules: { 'import-x/no-restricted-paths': 'off' } },
  {
    files: ['tools/**', 'e2e/**', 'src/**/*.spec.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
);
