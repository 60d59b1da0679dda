// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readNewsletterConfig } from '~/lib/newsletter/config';
import { plainPost } from '~/lib/mail/plain-post';
import { words } from '~/lib/words/words';
import { HONEYPOT } from '~/widgets/contact-form/honeypot';
import { NewsletterForm } from './NewsletterForm';

const request = vi.fn<typeof fetch>();

// The mailer is loaded on demand, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  vi.stubGlobal('fetch', request);
  request.mockResolvedValue(new Response('{"ok":true}'));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  request.mockReset();
});

/** The form as the variables of a build make it. */
function formOf(env: Record<string, string>) {
  const config = readNewsletterConfig(env);
  const endpoint = config?.provider === 'endpoint' ? config : undefined;
  const post = plainPost(endpoint);
  return (
    <NewsletterForm
      words={{ ...words.forms.common, ...words.forms.newsletter }}
      mail={{
        ...(endpoint && { config: endpoint }),
        ...(post && { post }),
        recipient: { name: 'Vitrine', email: 'hello@vitrine.example' },
        options: {},
      }}
      {...(config?.provider === 'embed' && { embed: config })}
    />
  );
}

const ENDPOINT = { PUBLIC_NEWSLETTER_ENDPOINT: 'https://studio.example/subscribe' };
const BUTTONDOWN = { PUBLIC_NEWSLETTER_BUTTONDOWN: 'studio' };
const MAILCHIMP = {
  PUBLIC_NEWSLETTER_MAILCHIMP: 'https://studio.us1.list-manage.com/subscribe/post?u=a1&id=b2',
};

const field = () => screen.getByLabelText<HTMLInputElement>('Your email');
const form = () =>
  screen.getByRole<HTMLFormElement>('form', { name: 'Subscribe to the newsletter' });
const write = (value: string) => fireEvent.input(field(), { target: { value } });
/** @returns false if the browser is kept from posting the form */
const submit = () => fireEvent.submit(form());

/** What the form’s own post contains. */
const posted = () => Object.fromEntries(new FormData(form()));

test('the address goes to the endpoint, and the field is cleared once it has arrived', async () => {
  render(formOf(ENDPOINT));
  write('ada@studio.example');
  expect(submit()).toBe(false);
  expect(await screen.findByText(/Your address has arrived/)).toBeTruthy();
  const [address, { body } = {}] = request.mock.calls[0] ?? [];
  expect(address).toBe('https://studio.example/subscribe');
  expect(Object.fromEntries(body as FormData)).toMatchObject({ email: 'ada@studio.example' });
  expect(field().value).toBe('');
});

test('an endpoint that refuses is told, and the address stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  request.mockResolvedValue(new Response('{"error":"full"}', { status: 500 }));
  render(formOf({ ...ENDPOINT, PUBLIC_NEWSLETTER_FORMAT: 'json' }));
  write('ada@studio.example');
  submit();
  expect(await screen.findByText(/Subscribing didn’t work/)).toBeTruthy();
  expect(request.mock.calls[0]?.[1]?.body).toContain('"email":"ada@studio.example"');
  expect(field().value).toBe('ada@studio.example');
});

test.each([
  ['Buttondown', BUTTONDOWN, { email: 'ada@studio.example', embed: '1' }],
  ['Mailchimp', MAILCHIMP, { EMAIL: 'ada@studio.example', b_a1_b2: '' }],
])('the browser posts the form to %s itself, and success is not claimed', async (_, env, body) => {
  render(formOf(env));
  write('ada at studio');
  expect(submit()).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('Please check the address');
  write('ada@studio.example');
  expect(submit()).toBe(true);
  expect(posted()).toMatchObject(body);
  expect(await screen.findByText(/has opened in a new tab/)).toBeTruthy();
  expect(screen.queryByText(/has arrived/)).toBeNull();
  expect(field().value).toBe('ada@studio.example');
  expect(request).not.toHaveBeenCalled();
});

test.each([
  [BUTTONDOWN, HONEYPOT],
  [MAILCHIMP, 'b_a1_b2'],
])('what a robot fills in is not posted (%#)', (env, trap) => {
  const { container } = render(formOf(env));
  write('ada@studio.example');
  fireEvent.input(container.querySelector(`[name=${trap}]`) ?? container, {
    target: { value: 'x' },
  });
  expect(submit()).toBe(false);
});

test('without script it is posted to what takes such a post, and else opens the mail program', () => {
  const opening = (env: Record<string, string>) =>
    /<form[^>]*>/.exec(renderToStaticMarkup(formOf(env)))?.[0];
  expect(opening(ENDPOINT)).toContain('action="https://studio.example/subscribe"');
  expect(opening(BUTTONDOWN)).toContain(
    'action="https://buttondown.com/api/emails/embed-subscribe/studio"',
  );
  for (const env of [{}, { ...ENDPOINT, PUBLIC_NEWSLETTER_FORMAT: 'json' }])
    expect(opening(env)).toContain('action="mailto:hello@vitrine.example"');
});
