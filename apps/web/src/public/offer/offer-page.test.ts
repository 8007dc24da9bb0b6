import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { describe, expect, it } from 'vitest';
import { renderOffer } from './render-offer';
import { offerTexts } from './texts';

const offer = {
  unique_id: 'rt-0123456789abcdefABCDEF01',
  english_name: 'Glow <b>Lounge</b>',
  arabic_name: 'جلو بيوتي لاونج',
  is_stopped: false,
};

describe('the page that stops offers', () => {
  it.each(LANGUAGES)('asks by a form that is sent, in %s', (language) => {
    const { html, head, status } = renderOffer({ offer, language });
    expect(status).toBe(200);
    expect(head).toContain('<meta name="robots" content="noindex">');
    const form = /<form[^>]*>/.exec(html)?.[0];
    expect(form).toContain('method="post"');
    expect(form).toContain(`action="/${language}/web-unsubscribe/${offer.unique_id}"`);
    expect(html).toContain(offerTexts[language].stop);
    expect(html).not.toContain('<b>Lounge</b>');
  });

  it.each(LANGUAGES)('says that they have ended, and offers nothing more to send, in %s', (language) => {
    const { html } = renderOffer({ offer: { ...offer, is_stopped: true }, language });
    expect(html).toContain(offerTexts[language].stopped);
    expect(html).not.toContain('<form');
  });

  it('is kind to a broken link', () => {
    const { html, status } = renderOffer({ offer: null, language: 'en' });
    expect(status).toBe(404);
    expect(html).toContain(offerTexts.en.missingTitle);
  });
});
