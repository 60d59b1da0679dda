import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readNewsletterConfig } from '../../src/lib/newsletter/config.ts';
import { readMailConfig } from '../../src/lib/mail/config.ts';
import {
  localEndpointVariables,
  localMailVariables,
  localNewsletterVariables,
  ownersServices,
} from './local-mail.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'vitrine-local-mail-'))));
afterEach(() => rmSync(dir, { recursive: true }));

describe("the owner's e-mail service", () => {
  it('is found in the environment and in the files of a production build', () => {
    expect(ownersServices(dir, { PUBLIC_EMAILJS_PUBLIC_KEY: ' ' }).mail).toEqual([]);
    writeFileSync(join(dir, '.env.development'), 'PUBLIC_EMAILJS_SERVICE_ID=dev');
    expect(ownersServices(dir, {})).toEqual({ mail: [], newsletter: [] });
    writeFileSync(join(dir, '.env.local'), 'PUBLIC_NEWSLETTER_BUTTONDOWN=studio');
    writeFileSync(
      join(dir, '.env'),
      '# mine\nPUBLIC_EMAILJS_SERVICE_ID="s"\nPUBLIC_EMAILJS_ORIGIN=o\n',
    );
    expect(ownersServices(dir, { PUBLIC_FORM_ENDPOINT: 'https://a.example' }).mail).toEqual([
      'PUBLIC_EMAILJS_SERVICE_ID',
      'PUBLIC_FORM_ENDPOINT',
    ]);
    expect(ownersServices(dir, {}).newsletter).toEqual(['PUBLIC_NEWSLETTER_BUTTONDOWN']);
  });

  it('gives way to the local inbox, whichever service it is', () => {
    const owners = {
      PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
      PUBLIC_FORM_ENDPOINT: 'https://a.example',
      PUBLIC_FORM_FORMAT: 'json',
    };
    const origin = 'http://127.0.0.1:4322';
    expect(readMailConfig({ ...owners, ...localMailVariables(origin) })).toMatchObject({
      provider: 'emailjs',
      origin,
    });
    expect(readMailConfig({ ...owners, ...localEndpointVariables(origin, 'web3forms') })).toEqual({
      provider: 'endpoint',
      url: `${origin}/submit`,
      format: 'form-data',
      accessKey: 'local_access_key',
    });
    const newsletters = {
      PUBLIC_NEWSLETTER_BUTTONDOWN: 'studio',
      PUBLIC_NEWSLETTER_FORMAT: 'json',
    };
    const local = { ...newsletters, ...localNewsletterVariables(origin) };
    expect(readNewsletterConfig(local)).toMatchObject({ url: `${origin}/newsletter` });
  });
});
