import { afterEach, expect, test, vi } from 'vitest';
import { MAIL_VARIABLES } from './config';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a half-configured service stops the build', async () => {
  // Independent of the owner's environment.
  for (const name of MAIL_VARIABLES) vi.stubEnv(name, '');
  vi.stubEnv('PUBLIC_EMAILJS_PUBLIC_KEY', 'key');
  // Another test may have loaded the module with a different environment.
  vi.resetModules();
  await expect(import('./settings')).rejects.toThrow(
    /PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_TEMPLATE_ID are missing/,
  );
});
