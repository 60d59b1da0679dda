import { describe, expect, test } from 'vitest';
import {
  mailAllowance,
  mapAllowance,
  newsletterAllowance,
  policyDirectives,
} from '../hosts/policy.ts';
import { parsePage, readElements } from '../../lib/html.ts';
import { framesAllowance, openPolicy } from './page-policy.ts';

const elementsOf = (html: string) => readElements(parsePage(html));

describe('a page with a form', () => {
  const policy = "default-src 'self'; connect-src 'self'; form-action 'self' mailto:";
  const unopened = "default-src 'self'; form-action 'self' mailto:";
  const page = '<form action="mailto:a@b.example" method="post" data-mail="">';
  const opened = (env: Record<string, string>) =>
    openPolicy(policy, elementsOf(page), [mailAllowance(env)]);
  const endpoint = { PUBLIC_FORM_ENDPOINT: 'https://forms.example/f/one' };

  test('may send to EmailJS where that is configured, and other pages may not', () => {
    const env = {
      PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
      PUBLIC_EMAILJS_SERVICE_ID: 's',
      PUBLIC_EMAILJS_TEMPLATE_ID: 't',
      PUBLIC_EMAILJS_ORIGIN: 'https://mail.example',
    };
    expect(opened(env)).toBe(
      "default-src 'self'; connect-src 'self' https://mail.example; form-action 'self' mailto:",
    );
    expect(openPolicy(policy, elementsOf('<p>data-mail</p>'), [mailAllowance(env)])).toBe(unopened);
    expect(policyDirectives()).toContain("connect-src 'self'");
  });

  test('may send and post to a form endpoint, and send alone where that wants JSON', () => {
    expect(opened(endpoint)).toBe(
      "default-src 'self'; connect-src 'self' https://forms.example; form-action 'self' mailto: https://forms.example",
    );
    expect(opened({ ...endpoint, PUBLIC_FORM_FORMAT: 'json' })).toBe(
      "default-src 'self'; connect-src 'self' https://forms.example; form-action 'self' mailto:",
    );
  });

  test('may go on to the page on which Web3Forms gives its thanks', () => {
    const env = {
      PUBLIC_FORM_ENDPOINT: 'https://api.web3forms.com/submit',
      PUBLIC_FORM_ACCESS_KEY: 'a',
    };
    expect(opened(env)).toContain('mailto: https://api.web3forms.com https://web3forms.com');
  });

  test('may send nowhere without an e-mail service', () => {
    expect(opened({})).toBe(unopened);
  });
});

describe('a page with the newsletter’s form', () => {
  const policy = "default-src 'self'; connect-src 'self'; form-action 'self' mailto:";
  const unopened = "default-src 'self'; form-action 'self' mailto:";
  const page = '<form action="https://a.example" method="post" data-newsletter="">';
  const opened = (env: Record<string, string>, html = page) =>
    openPolicy(policy, elementsOf(html), [newsletterAllowance(env)]);

  test('may send and post to the owner’s endpoint, and other forms may not', () => {
    const env = { PUBLIC_NEWSLETTER_ENDPOINT: 'https://studio.example/subscribe' };
    expect(opened(env)).toBe(
      "default-src 'self'; connect-src 'self' https://studio.example; form-action 'self' mailto: https://studio.example",
    );
    expect(opened(env, '<form method="post" data-mail="">')).toBe(unopened);
  });

  test.each([
    [{ PUBLIC_NEWSLETTER_BUTTONDOWN: 'studio' }, 'https://buttondown.com'],
    [
      { PUBLIC_NEWSLETTER_MAILCHIMP: 'https://a.us1.list-manage.com/subscribe/post?u=1&id=2' },
      'https://a.us1.list-manage.com',
    ],
  ])('may post to a service, and no script may ask it (%#)', (env, origin) => {
    expect(opened(env)).toBe(`${unopened} ${origin}`);
  });

  test('may send nowhere without a service', () => {
    expect(opened({})).toBe(unopened);
  });
});

describe('a page with a map', () => {
  const policy = "default-src 'self'; connect-src 'self' https://mail.example; script-src 'self'";
  const page = '<div class="map" data-map="{}"></div>';

  test('may ask OpenStreetMap where no key is set, and others may not', () => {
    expect(openPolicy(policy, elementsOf(page), [mapAllowance({})])).toBe(
      "default-src 'self'; connect-src 'self' https://mail.example https://www.openstreetmap.org; script-src 'self'; frame-src https://www.openstreetmap.org",
    );
    expect(openPolicy(policy, elementsOf('<p>data-map</p>'), [mapAllowance({})])).toBe(policy);
  });

  test('may ask Google where a key is set, and evaluate nothing', () => {
    const env = { PUBLIC_GOOGLE_MAPS_KEY: 'a-key-that-could-be-one-1234' };
    const opened = openPolicy(policy, elementsOf(page), [mapAllowance(env)]);
    expect(opened).toContain("script-src 'self' https://*.googleapis.com https://*.gstatic.com;");
    expect(opened).toContain("style-src-elem 'self' 'unsafe-inline'");
    expect(opened).not.toMatch(/openstreetmap|unsafe-eval|script-src[^;]*unsafe-inline/);
  });
});

describe('a page with films and frames', () => {
  const opened = (html: string) => {
    const page = elementsOf(html);
    return openPolicy("default-src 'self'", page, [framesAllowance(page)]);
  };

  test('may load the frames that it names, each host once', () => {
    expect(
      opened(`
        <a data-video="https://player.vimeo.com/video/1?dnt=1">
        <a data-video="https://player.vimeo.com/video/2?dnt=1">
        <a data-frame="https://maps.example/embed/12">
      `),
    ).toBe("default-src 'self'; frame-src https://player.vimeo.com https://maps.example");
  });

  test('may load none where it has none, or only films of the site', () => {
    expect(opened('<p>https://player.vimeo.com</p><a data-video="/_astro/film.mp4">')).toBe(
      "default-src 'self'",
    );
  });
});
