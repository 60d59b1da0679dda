import { expect, test } from 'vitest';
import { readNewsletterConfig } from './config.ts';

const MAILCHIMP = 'https://studio.us1.list-manage.com/subscribe/post';

test('nothing is set, empty strings included', () => {
  expect(readNewsletterConfig({})).toBeUndefined();
  expect(
    readNewsletterConfig({ PUBLIC_NEWSLETTER_ENDPOINT: ' ', PUBLIC_NEWSLETTER_FORMAT: '' }),
  ).toBeUndefined();
});

test('an endpoint is an address and a format', () => {
  const env = { PUBLIC_NEWSLETTER_ENDPOINT: ' https://studio.example/subscribe ' };
  const endpoint = { provider: 'endpoint', url: 'https://studio.example/subscribe' };
  expect(readNewsletterConfig(env)).toEqual({ ...endpoint, format: 'form-data' });
  expect(readNewsletterConfig({ ...env, PUBLIC_NEWSLETTER_FORMAT: 'json' })).toEqual({
    ...endpoint,
    format: 'json',
  });
});

test.each(['studio', 'https://buttondown.com/api/emails/embed-subscribe/studio'])(
  'Buttondown is known by %s',
  (value) => {
    expect(readNewsletterConfig({ PUBLIC_NEWSLETTER_BUTTONDOWN: value })).toEqual({
      provider: 'embed',
      service: 'Buttondown',
      url: 'https://buttondown.com/api/emails/embed-subscribe/studio',
      field: 'email',
      hidden: { name: 'embed', value: '1' },
    });
  },
);

test.each(['?u=a1&id=b2&f_id=c3', '?u=a1&amp;id=b2&amp;f_id=c3'])(
  'Mailchimp is its form’s address, with the trap that belongs to the list: %s',
  (query) => {
    expect(readNewsletterConfig({ PUBLIC_NEWSLETTER_MAILCHIMP: MAILCHIMP + query })).toEqual({
      provider: 'embed',
      service: 'Mailchimp',
      url: `${MAILCHIMP}?u=a1&id=b2&f_id=c3`,
      field: 'EMAIL',
      honeypot: 'b_a1_b2',
    });
  },
);

test.each([
  ['PUBLIC_NEWSLETTER_ENDPOINT', 'http://studio.example/subscribe', /the whole https address/],
  ['PUBLIC_NEWSLETTER_ENDPOINT', 'studio.example', /the whole https address/],
  ['PUBLIC_NEWSLETTER_BUTTONDOWN', 'buttondown.com/studio', /your newsletter’s name/],
  ['PUBLIC_NEWSLETTER_BUTTONDOWN', 'https://buttondown.com/studio', /your newsletter’s name/],
  ['PUBLIC_NEWSLETTER_MAILCHIMP', `${MAILCHIMP}?u=a1`, /action= in Mailchimp’s/],
  ['PUBLIC_NEWSLETTER_MAILCHIMP', 'https://mailchimp.com/?u=a1&id=b2', /action= in Mailchimp’s/],
])('a wrong %s is told: %s', (name, value, message) => {
  const read = () => readNewsletterConfig({ [name]: value });
  expect(read).toThrow(`${name} is "${value}", but must be`);
  expect(read).toThrow(message);
});

test('two services, and a format without an endpoint, are told by their names', () => {
  expect(() =>
    readNewsletterConfig({
      PUBLIC_NEWSLETTER_BUTTONDOWN: 'studio',
      PUBLIC_NEWSLETTER_MAILCHIMP: `${MAILCHIMP}?u=a1&id=b2`,
    }),
  ).toThrow(/once: PUBLIC_NEWSLETTER_BUTTONDOWN and PUBLIC_NEWSLETTER_MAILCHIMP/);
  expect(() => readNewsletterConfig({ PUBLIC_NEWSLETTER_FORMAT: 'json' })).toThrow(
    /PUBLIC_NEWSLETTER_FORMAT is "json", but PUBLIC_NEWSLETTER_ENDPOINT is not set/,
  );
  expect(() =>
    readNewsletterConfig({
      PUBLIC_NEWSLETTER_ENDPOINT: 'https://studio.example/subscribe',
      PUBLIC_NEWSLETTER_FORMAT: 'jsn',
    }),
  ).toThrow(/PUBLIC_NEWSLETTER_FORMAT is "jsn"[^\n]*did you mean "json"/);
});
