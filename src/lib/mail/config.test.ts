import { describe, expect, it } from 'vitest';
import { DEFAULT_MAIL_ORIGIN, readMailConfig } from './config.ts';

const full = {
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  PUBLIC_EMAILJS_SERVICE_ID: 'service',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
};

describe('readMailConfig', () => {
  it('is undefined when nothing is set, empty strings included', () => {
    expect(readMailConfig({})).toBeUndefined();
    expect(
      readMailConfig({ PUBLIC_EMAILJS_SERVICE_ID: ' ', PUBLIC_EMAILJS_ORIGIN: '' }),
    ).toBeUndefined();
  });

  it('reads all four variables, trimmed', () => {
    expect(readMailConfig({ ...full, PUBLIC_EMAILJS_ORIGIN: ' http://127.0.0.1:4322/ ' })).toEqual({
      provider: 'emailjs',
      publicKey: 'key',
      serviceId: 'service',
      templateId: 'template',
      origin: 'http://127.0.0.1:4322',
    });
  });

  it("takes the service's own origin when none is given", () => {
    expect(readMailConfig(full)).toMatchObject({ origin: DEFAULT_MAIL_ORIGIN });
  });

  it('names exactly what is missing', () => {
    expect(() => readMailConfig({ PUBLIC_EMAILJS_PUBLIC_KEY: 'key' })).toThrow(
      /: PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_TEMPLATE_ID are missing/,
    );
    expect(() => readMailConfig({ ...full, PUBLIC_EMAILJS_SERVICE_ID: '' })).toThrow(
      /: PUBLIC_EMAILJS_SERVICE_ID is missing/,
    );
  });

  it.each(['api.emailjs.com', 'ftp://a.example', 'https://a.example/path', 'https://a.example?x'])(
    'refuses the origin %s',
    (origin) => {
      expect(() => readMailConfig({ ...full, PUBLIC_EMAILJS_ORIGIN: origin })).toThrow(
        /PUBLIC_EMAILJS_ORIGIN/,
      );
    },
  );
});

describe('a form endpoint', () => {
  const address = { PUBLIC_FORM_ENDPOINT: ' https://formspree.io/f/abcdwxyz ' };

  it('is its address, taking form data where nothing else is said', () => {
    expect(readMailConfig(address)).toEqual({
      provider: 'endpoint',
      url: 'https://formspree.io/f/abcdwxyz',
      format: 'form-data',
    });
  });

  it('has a format and an access key', () => {
    const env = { ...address, PUBLIC_FORM_FORMAT: 'json', PUBLIC_FORM_ACCESS_KEY: 'a' };
    expect(readMailConfig(env)).toMatchObject({ format: 'json', accessKey: 'a' });
  });

  it.each(['http://127.0.0.1:4322/form', 'http://localhost/f', 'http://[::1]:1/f'])(
    'may be on this machine: %s',
    (url) => {
      expect(readMailConfig({ PUBLIC_FORM_ENDPOINT: url })).toMatchObject({ url });
    },
  );

  it.each([
    'http://forms.example/f',
    'http://127.0.0.1.forms.example/f',
    'forms.example/f',
    'mailto:a@b.example',
    'https://user:word@forms.example/f',
    'https://forms.example/f#one',
  ])('refuses the address %s', (url) => {
    expect(() => readMailConfig({ PUBLIC_FORM_ENDPOINT: url })).toThrow(
      /^PUBLIC_FORM_ENDPOINT is ".+", but must be the whole https address/,
    );
  });

  it('is refused beside EmailJS, both named', () => {
    expect(() => readMailConfig({ ...address, PUBLIC_EMAILJS_PUBLIC_KEY: 'key' })).toThrow(
      /twice: PUBLIC_EMAILJS_PUBLIC_KEY for EmailJS, PUBLIC_FORM_ENDPOINT for a form endpoint/,
    );
  });

  it('names what is missing', () => {
    expect(() => readMailConfig({ PUBLIC_FORM_ACCESS_KEY: 'a' })).toThrow(
      /: PUBLIC_FORM_ENDPOINT is missing/,
    );
    expect(() =>
      readMailConfig({ PUBLIC_FORM_ENDPOINT: 'https://api.web3forms.com/submit' }),
    ).toThrow(/: PUBLIC_FORM_ACCESS_KEY is missing\..*Web3Forms/);
  });
});
