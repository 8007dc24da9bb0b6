import { describe, expect, it } from 'vitest';
import { authContract, codeText } from './auth.contract';
import { normaliseLogin } from './login-name';

describe('a sign-in name', () => {
  it.each([
    '1002',
    '01002',
    '0000000001002',
    ' 1002 ',
    '\t1002\n',
    '10 02',
    '١٠٠٢',
    '٠١٠٠٢',
    '۱۰۰۲',
    '۰۱۰۰۲',
    '１００２',
    '\u200F1002\u200E',
    '\uFEFF1002',
    '10\u200B02',
    '\u00A01002',
  ])('%j is account 1002', (typed) => {
    expect(normaliseLogin(typed)).toBe('1002');
  });

  it.each(['owner@glow.demo', 'OWNER@Glow.Demo', ' owner@glow.demo ', 'ｏｗｎｅｒ@glow.demo', 'owner\u200B@glow.demo'])(
    '%j is one e-mail',
    (typed) => {
      expect(normaliseLogin(typed)).toBe('owner@glow.demo');
    },
  );

  it('keeps different names different, and zero a name', () => {
    expect(normaliseLogin('0')).toBe('0');
    expect(normaliseLogin('000')).toBe('0');
    expect(normaliseLogin('10020')).toBe('10020');
    expect(normaliseLogin('0a@b.c')).toBe('0a@b.c');
  });

  it('is the same at every door of the contract, and never empty', () => {
    for (const { input } of [authContract.login, authContract.forgot_password, authContract.verify_reset_code]) {
      const parse = (username: string) => input.safeParse({ username, password: 'x', code: '٠١٢٣٤٥' });
      expect(parse(' ٠١٠٠٢ ').data).toMatchObject({ username: '1002' });
      expect(parse(' \u200B ').success).toBe(false);
    }
    expect(codeText.parse(' ١٢٣٤٥٦ ')).toBe('123456');
    expect(codeText.safeParse('12345').success).toBe(false);
  });
});
