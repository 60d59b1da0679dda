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
      publicKey: 'key',
      serviceId: 'service',
      templateId: 'template',
      origin: 'http://127.0.0.1:4322',
    });
  });

  it("takes the service's own origin when none is given", () => {
    expect(readMailConfig(full)?.origin).toBe(DEFAULT_MAIL_ORIGIN);
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
