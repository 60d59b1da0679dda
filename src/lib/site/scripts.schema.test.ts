import { expect, test } from 'vitest';
import { ownAllowance } from '../../../tools/astro/hosts/policy.ts';
import site from '../../../site.config.ts';
import { scriptsSchema } from './scripts.schema.ts';
import { defineSite } from './site.ts';

type SiteInput = NonNullable<Parameters<typeof defineSite>[0]['scripts']>[number];

/** The error message for a script, if it has one. */
function messageFor(script: SiteInput): string | undefined {
  try {
    defineSite({ ...site, scripts: [script] });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('a script is a file with attributes, or a text', () => {
  const scripts = scriptsSchema.parse([
    { src: 'https://stats.example/a.js', async: true, 'data-site': 'one' },
    { inline: "let a = '<b>' > 1;", at: 'body' },
  ]);
  expect(scripts.map(({ at }) => at)).toEqual(['head', 'body']);
  expect(scripts[0]).toMatchObject({ async: true, 'data-site': 'one' });
});

test.each([
  ['a script in its tags', '<script>a()</script>', /the script alone, without <script>/],
  ['a script that cannot be read', 'window.a = ;', /a script that can be read: Unexpected token/],
])('%s is refused', (_, inline, message) => {
  const told = messageFor({ inline });
  expect(told).toMatch(message);
  expect(told).toContain('scripts[0].inline');
});

test('a module may import, which no other script may', () => {
  const inline = "import 'https://stats.example/a.js'";
  expect(messageFor({ inline, type: 'module' })).toBeUndefined();
  expect(messageFor({ inline })).toContain('import');
});

test('the policy allows the hosts that scripts come from, once each, beside what it allows already', () => {
  const scripts = scriptsSchema.parse([
    { src: 'https://stats.example/a.js' },
    { src: 'https://stats.example/b.js' },
    { src: '/own.js' },
    { inline: 'a()' },
  ]);
  const allow = { services: [], 'script-src': ['https://chat.example'] };
  const { sources } = ownAllowance({ policy: { delivery: 'header', allow }, scripts });
  expect(sources).toEqual({
    'script-src': ["'self'", 'https://chat.example', 'https://stats.example'],
  });
  expect(
    ownAllowance({ policy: { delivery: 'header', allow: { services: [] } }, scripts: [] }),
  ).toMatchObject({ sources: {} });
});
