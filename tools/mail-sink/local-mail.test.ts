import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMailConfig } from '../../src/lib/mail/config.ts';
import { localEndpointVariables, localMailVariables, ownersMailVariables } from './local-mail.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'vitrine-local-mail-'))));
afterEach(() => rmSync(dir, { recursive: true }));

describe("the owner's e-mail service", () => {
  it('is found in the environment and in the files of a production build', () => {
    expect(ownersMailVariables(dir, { PUBLIC_EMAILJS_PUBLIC_KEY: ' ' })).toEqual([]);
    writeFileSync(join(dir, '.env.development'), 'PUBLIC_EMAILJS_SERVICE_ID=dev');
    expect(ownersMailVariables(dir, {})).toEqual([]);
    writeFileSync(
      join(dir, '.env'),
      '# mine\nPUBLIC_EMAILJS_SERVICE_ID="s"\nPUBLIC_EMAILJS_ORIGIN=o\n',
    );
    expect(ownersMailVariables(dir, { PUBLIC_FORM_ENDPOINT: 'https://a.example' })).toEqual([
      'PUBLIC_EMAILJS_SERVICE_ID',
      'PUBLIC_FORM_ENDPOINT',
    ]);
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
  });
});
