import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../kernel/error-catalogue';
import { messageTroubles, troubleInWords, troubleText, type MessageTrouble } from './message-troubles';

describe('why a message did not arrive', () => {
  it('is said in the language of the reader, with the code of the provider behind it', () => {
    expect(troubleInWords(troubleText('smsBusy', 429))).toEqual({
      en: 'The SMS provider is busy (429)',
      ar: 'مزوّد الرسائل النصية مشغول حاليًا (429)',
    });
    expect(troubleInWords(troubleText('noCredit', 'ER-01')).ar).toBe('لا يوجد رصيد في حساب الرسائل النصية (ER-01)');
    expect(troubleInWords(errorCatalogue.WHATSAPP_NOT_CONNECTED.en).ar).toBe(errorCatalogue.WHATSAPP_NOT_CONNECTED.ar);
  });

  it('has Arabic for every sentence that is written down', () => {
    for (const trouble of Object.keys(messageTroubles) as MessageTrouble[])
      expect(troubleInWords(troubleText(trouble))).toEqual(messageTroubles[trouble]);
  });

  it('leaves words of elsewhere as they are', () => {
    const answer = '550 5.1.1 No such user here (see\nthe manual)';
    expect(troubleInWords(answer)).toEqual({ en: answer, ar: answer });
  });
});
