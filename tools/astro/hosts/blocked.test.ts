import { expect, test } from 'vitest';
import { allowInline } from '../../../src/lib/site/allow-inline.ts';
import { inlineHash } from '../../../src/lib/site/inline-hash.ts';
import { allowedSources } from '../../../src/lib/site/policy.schema.ts';
import { parsePage, readElements } from '../../lib/html.ts';
import { devPolicy } from './dev-policy.ts';
import { blockedOn } from './blocked.ts';
import { blockedInDevelopment } from './report-blocked.ts';

const policy =
  "default-src 'self'; script-src 'self' https://plausible.io; frame-src https://*.example; form-action 'self'";

const blocked = (html: string, policyText = policy) =>
  blockedOn(readElements(parsePage(html)), policyText);

test('what a page names and its policy would block is told, with what would allow it', () => {
  const html =
    '<script defer src="https://plausible.io/js/script.js"></script>' +
    '<script src="https://other.example/a.js"></script><img src="/a.png"><img src="https://cdn.example/a.png">' +
    '<iframe src="https://film.example/1"></iframe><form action="https://form.example/x"></form>' +
    '<link rel="stylesheet" href="//cdn.example/a.css"><link rel="canonical" href="https://a.example/">';
  const lines = blocked(html);
  expect(lines.map((line) => /allow: \{ '.*(?=\])/.exec(line)?.[0])).toEqual([
    "allow: { 'script-src': ['https://other.example'",
    "allow: { 'img-src': ['https://cdn.example'",
    "allow: { 'form-action': ['https://form.example'",
    "allow: { 'style-src': ['https://cdn.example'",
  ]);
  expect(lines[1]).toContain('the policy will block https://cdn.example/a.png');
});

test('a script in the page is told, unless the policy has its hash or it only holds data', () => {
  const own = "document.title = 'A <b>';";
  const policyText = `script-src 'self' '${inlineHash(own)}'; style-src 'self'`;
  expect(blocked(`<script>${own}</script>`, policyText)).toEqual([]);
  expect(blocked('<script type="application/ld+json">{"a":"b"}</script>', policyText)).toEqual([]);
  expect(blocked('<script type="module">\n  track("a > b")\n</script>', policyText)).toEqual([
    expect.stringContaining('scripts: [{ inline: "track(\\"a > b\\")" }]'),
  ]);
});

test('handlers and styles in attributes are told with what to write instead', () => {
  const html =
    '<p title="x > y" style="color: red" onclick="a()" onpointerdown="b()" once="1">A</p>';
  const reported = blocked(html, "script-src 'self'; style-src 'self'");
  expect(reported).toEqual([
    expect.stringMatching(/style="color: red" of <p>; give it a class/),
    expect.stringMatching(/onclick="a\(\)" of <p>; listen in a script: .*'click'/),
    expect.stringMatching(/onpointerdown="b\(\)" of <p>; .*'pointerdown'/),
  ]);
  expect(blocked('<p style="color: red">', "style-src 'unsafe-inline'")).toEqual([]);
  expect(blocked('<style>p { color: red }</style>', "style-src 'self'")).toEqual([
    expect.stringContaining('without is:inline'),
  ]);
});

test('in development what pages were allowed to hold is not told, nor what the server writes', () => {
  allowInline(undefined, 'script', 'early()');
  const vite = '<script type="module">import { inject } from "/@react-refresh"</script>';
  const file = '<script src="https://stats.example/a.js"></script>';
  const page = `${vite}${file}<style>p { color: red }</style><script>early()</script>`;
  expect(blockedInDevelopment(page)).toEqual([]);
  expect(blockedInDevelopment(`${page}<script>late()</script>`)).toEqual([
    expect.stringContaining('inline: "late()"'),
  ]);
});

test('services and own entries are allowed together', () => {
  const allowed = allowedSources({
    services: ['plausible', 'vimeo'],
    'script-src': ['https://own.example'],
  });
  expect(allowed).toEqual({
    'script-src': ['https://own.example', 'https://plausible.io'],
    'connect-src': ['https://plausible.io'],
    'frame-src': ['https://player.vimeo.com'],
  });
});

test('in development the same directives stand, with what the server itself needs', () => {
  const sent = devPolicy(
    ["default-src 'self'", "connect-src 'self' https://mail.example"],
    [{ sources: { 'script-src': ["'self'", 'https://plausible.io'] } }],
  );
  expect(sent).toContain("connect-src 'self' https://mail.example ws:");
  expect(sent).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval' https://plausible.io");
});
