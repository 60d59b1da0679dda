import { expect, test } from 'vitest';
import { allowedSources } from '../../src/lib/policy.schema.ts';
import { devPolicy } from './dev-policy.ts';
import { blockedAddresses, tellBlocked } from './blocked.ts';

const policy =
  "default-src 'self'; script-src 'self' https://plausible.io; frame-src https://*.example; form-action 'self'";

test('what a page names and its policy would block is told, with what would allow it', () => {
  const html =
    '<script defer src="https://plausible.io/js/script.js"></script>' +
    '<script src="https://other.example/a.js"></script><img src="/a.png"><img src="https://cdn.example/a.png">' +
    '<iframe src="https://film.example/1"></iframe><form action="https://form.example/x"></form>' +
    '<link rel="stylesheet" href="//cdn.example/a.css"><link rel="canonical" href="https://a.example/">';
  const blocked = blockedAddresses(html, policy);
  expect(blocked.map(({ directive, address }) => `${directive} ${address}`)).toEqual([
    'script-src https://other.example/a.js',
    'img-src https://cdn.example/a.png',
    'form-action https://form.example/x',
    'style-src //cdn.example/a.css',
  ]);
  expect(tellBlocked('/about', blocked)[1]).toContain(
    "/about: the policy will block https://cdn.example/a.png; to allow it: policy: { allow: { 'img-src': ['https://cdn.example'] } }",
  );
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
    [{ where: '', sources: { 'script-src': ["'self'", 'https://plausible.io'] } }],
  );
  expect(sent).toContain("connect-src 'self' https://mail.example ws:");
  expect(sent).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval' https://plausible.io");
});
