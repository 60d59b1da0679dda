import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EndpointConfig } from '~/lib/mail/config';
import { plainPost } from '~/lib/mail/plain-post';
import { words } from '~/lib/words/words';
import { CommentForm } from './CommentForm';

/** The form's HTML, which is all that a browser without script uses. */
function printed(config?: EndpointConfig): string {
  const post = plainPost(config);
  return renderToStaticMarkup(
    <CommentForm
      article="The empty Tuesday"
      words={{ ...words.forms.common, ...words.forms.comment }}
      mail={{
        ...(config && { config }),
        ...(post && { post }),
        recipient: { name: 'Vitrine', email: 'hello@vitrine.example' },
        options: {},
      }}
    />,
  );
}

const web3forms: EndpointConfig = {
  provider: 'endpoint',
  url: 'https://api.web3forms.com/submit',
  format: 'form-data',
  accessKey: 'access',
};

const openingTag = (html: string) => html.slice(0, html.indexOf('>'));

test('a form is posted to an endpoint that takes form data, with all that it needs', () => {
  const html = printed(web3forms);
  expect(openingTag(html)).toContain('action="https://api.web3forms.com/submit"');
  expect(openingTag(html)).toContain('encType="multipart/form-data"');
  expect(html).toContain('<input type="hidden" name="access_key" value="access"/>');
  expect(html).toContain(
    '<input type="hidden" name="subject" value="Comment on The empty Tuesday"/>',
  );
  expect(html).toContain('name="botcheck"');
  expect(html).not.toMatch(/mailto:|reply_code/);
});

test.each([undefined, { ...web3forms, format: 'json' } as const])(
  'it opens the mail program where nothing takes such a post (%#)',
  (config) => {
    const html = printed(config);
    expect(openingTag(html)).toContain('action="mailto:hello@vitrine.example"');
    expect(openingTag(html)).toContain('encType="text/plain"');
    expect(html).toContain('name="reply_code"');
    expect(html).not.toContain('type="hidden"');
  },
);
