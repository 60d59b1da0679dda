import { expect, test } from 'vitest';
import site from '../../../site.config.ts';
import { openPlaceholders, placeholderFields, templateLines } from './placeholders.ts';

test('names every field that still says what the template came with', () => {
  const asItCame = {
    ...site,
    name: 'Vitrine',
    homeBrands: true,
    url: 'https://vitrine.example',
    owner: { name: 'Juno Albrecht', email: 'juno@albrecht.example' },
    contact: {
      emails: ['hello@vitrine.example', 'projects@vitrine.example'] as [string, string],
      phones: ['+45 33 12 34 56', '+1 555 0178'],
      location: 'Lisbon',
    },
  };
  expect(placeholderFields(asItCame)).toEqual(
    expect.arrayContaining([
      'name',
      'homeBrands',
      'url',
      'owner.email',
      'contact.emails.0',
      'contact.phones.1',
    ]),
  );
});

test('finds nothing in an owner’s own configuration', () => {
  const own = {
    ...site,
    name: 'Studio Lund',
    homeBrands: false,
    url: 'https://lund.studio',
    owner: { name: 'Ida Lund', email: 'ida@lund.studio' },
    contact: {
      emails: ['hello@lund.studio', 'work@lund.studio'] as [string, string],
      phones: ['+45 33 12 34 56'],
      location: 'Copenhagen',
    },
    social: [],
    buyUrl: 'https://lund.studio/shop',
    supportUrl: 'https://lund.studio/help',
    description: 'Ida Lund draws maps for museums and cities, in Copenhagen and wherever they are.',
    video: undefined,
    map: undefined,
    icon: '/none.svg',
  };
  expect(placeholderFields(own)).toEqual([]);
});

test('names what a page’s words leave open, and not what their comments say of it', () => {
  const files = {
    'imprint.yaml': '# Fill in [[what]] stands so.\ntext:\n  - Register [[court]], [[number]]\n',
    'about.yaml': 'team: [[not closed\n',
  };
  expect([...openPlaceholders(files)]).toEqual([['imprint.yaml', ['court', 'number']]]);
});

test('two brackets in code are code, in Markdown and in prose within content', () => {
  const files = {
    'manual.md':
      '---\ntitle: The [[kiosk]]\n---\n\nStarts within [[ten *minutes*]].\n\n```sh\nif [[ -f /etc/kiosk ]]; then echo yes; fi\n```\n',
    'faq.yaml': 'items:\n  - How? With `[[ -n $name ]]`, and [[a key]].\n',
  };
  expect([...openPlaceholders(files)]).toEqual([
    ['manual.md', ['kiosk', 'ten minutes']],
    ['faq.yaml', ['a key']],
  ]);
});

test('names the lines of content that still hold what the template made up', () => {
  const text = '# hello@a.example\ntitle: Maps\nemail: hello@a.example\ntext: Made with Vitrine.\n';
  expect(templateLines(text)).toEqual([3, 4]);
});
