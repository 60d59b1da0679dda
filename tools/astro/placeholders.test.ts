import { expect, test } from 'vitest';
import site from '../../site.config.ts';
import { placeholderFields } from './placeholders.ts';

test('names every field that still says what the template came with', () => {
  expect(placeholderFields(site)).toEqual(
    expect.arrayContaining(['name', 'url', 'owner.email', 'contact.emails.0', 'contact.phones.1']),
  );
});

test('finds nothing in an owner’s own configuration', () => {
  const own = {
    ...site,
    name: 'Studio Lund',
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
  };
  expect(placeholderFields(own)).toEqual([]);
});
