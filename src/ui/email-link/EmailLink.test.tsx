import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailLink } from './EmailLink';

test('an address may wrap before its at sign and its dots, and is read as one', () => {
  const html = renderToStaticMarkup(<EmailLink email="ana.silva@studio.example" />);
  expect(html).toContain('href="mailto:ana.silva@studio.example"');
  expect(html).toContain('aria-label="ana.silva@studio.example"');
  expect(html).toContain('ana<wbr/>.silva<wbr/>@studio<wbr/>.example');
});
