import { afterEach, expect, test, vi } from 'vitest';
import { MAIL_VARIABLES } from './config';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a half-configured service stops the build', async () => {
  // Whatever the owner has set.
  for (const name of MAIL_VARIABLES) vi.stubEnv(name, '');
  vi.stubEnv('PUBLIC_EMAILJS_PUBLIC_KEY', 'key');
  // Another test may have read it, with whatever stood there then.
  vi.resetModules();
  await expect(import('./settings')).rejects.toThrow(
    /PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_TEMPLATE_ID are missing/,
  );
});
