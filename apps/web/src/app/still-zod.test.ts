import { expect, it } from 'vitest';
import { keepZodFromCompiling } from './still-zod';

it('zod reads the settings that stood before it came', async () => {
  keepZodFromCompiling();
  const { config } = await import('zod/v4/core');
  expect(config().jitless).toBe(true);
});
