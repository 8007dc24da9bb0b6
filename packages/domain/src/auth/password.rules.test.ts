import { describe, expect, it } from 'vitest';
import { isEasyPassword } from './password.rules';

describe('isEasyPassword', () => {
  it.each([
    'password',
    'Password123',
    'P@ssw0rd',
    'qwertyuiop',
    '12345678',
    'aaaaaaaa',
    'Dubai2026',
    'abcdefgh',
    'welcome1!',
    '1q2w3e4r',
    'Mohammed123',
    'salon2026',
  ])('refuses %s', (password) => {
    expect(isEasyPassword(password)).toBe(true);
  });
  it.each(['correct horse battery', 'Rawnaq-demo-2026', 'nawras-شتاء-71', 'g7Kd!pLw2x', 'my cat sleeps at nine'])(
    'accepts %s',
    (password) => {
      expect(isEasyPassword(password)).toBe(false);
    },
  );
  it('refuses the own name or e-mail with decoration', () => {
    expect(isEasyPassword('latifa2026', ['Latifa Al Shamsi', 'latifa@glow.demo'])).toBe(true);
    expect(isEasyPassword('latifa2026', ['Sara'])).toBe(false);
  });
});
