// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '~/lib/words/words';
import { CommentForm } from './CommentForm';
import { HONEYPOT } from './honeypot';

const config = {
  provider: 'emailjs',
  publicKey: 'k',
  serviceId: 's',
  templateId: 't',
  origin: 'https://mail.example',
} as const;
const request = vi.fn<typeof fetch>();

// The mailer is loaded on demand, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  vi.stubGlobal('fetch', request);
  request.mockResolvedValue(new Response('OK'));
  render(
    <CommentForm
      article="The empty Tuesday"
      words={{ ...words.forms.common, ...words.forms.comment }}
      mail={{
        config,
        recipient: { name: 'Vitrine', email: 'hello@vitrine.example' },
        options: {},
      }}
    />,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  request.mockReset();
});

const write = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const form = () => screen.getByRole('form', { name: 'Reply to The empty Tuesday' });

test('a comment goes to the owner with its website, and says that it waits for approval', async () => {
  expect(screen.getByText(/appears once it has been approved/)).toBeTruthy();
  write('Name', 'Ada');
  write('Email', 'ada@studio.example');
  write('Website (optional)', 'https://ada.example');
  write('Comment', 'Tuesdays are for reading.');
  fireEvent.submit(form());
  expect(await screen.findByText(/Your comment has arrived/)).toBeTruthy();
  expect(JSON.parse(request.mock.calls[0]?.[1]?.body as string)).toHaveProperty('template_params', {
    from_name: 'Ada',
    from_email: 'ada@studio.example',
    subject: 'Comment on The empty Tuesday',
    message: 'Tuesdays are for reading.\n\nWebsite: https://ada.example',
    to_name: 'Vitrine',
    to_email: 'hello@vitrine.example',
  });
});

test('a visitor with a website is no robot, and the robots’ field is another', async () => {
  expect(HONEYPOT).not.toBe('website');
  write('Website (optional)', 'https://ada.example');
  fireEvent.submit(form());
  expect(await screen.findByText('Please fill in all required fields.')).toBeTruthy();
  expect(request).not.toHaveBeenCalled();
});
