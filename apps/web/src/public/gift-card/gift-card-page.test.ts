import type { GiftCardPage } from '@rawnaq/domain/gift-cards/gift-card-page';
import { GIFT_CARD_DESIGNS } from '@rawnaq/domain/gift-cards/gift-card.rules';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { describe, expect, it } from 'vitest';
import { renderGiftCard } from './render-gift-card';
import { giftCardTexts } from './texts';

const card: GiftCardPage = {
  unique_id: 'rt-0123456789abcdefABCDEF01',
  code: '8R3K5XWD7QMN',
  value: 50_000,
  currency: 'AED',
  time_zone: 'Asia/Dubai',
  description: 'Take an afternoon <b>for yourself</b>.',
  design: 'pattern-1',
  condition: 'active',
  beneficiary: 'Alia Al Shamsi',
  is_bound: true,
  buyer: 'Hessa Al Falasi',
  expires_on: '2027-11-15',
  english_name: 'Glow Beauty Lounge',
  arabic_name: 'جلو بيوتي لاونج',
  logo: null,
  alias: 'glow',
};
const drawn = (change: Partial<GiftCardPage> = {}, language: 'en' | 'ar' = 'en') =>
  renderGiftCard({ card: { ...card, ...change }, language, origin: 'https://rawnaq.example' });

describe('the page of a gift card', () => {
  it.each(LANGUAGES)('shows code, value, for whom and until when, in %s', (language) => {
    const { html, head, status } = drawn({}, language);
    expect(status).toBe(200);
    expect(head).toContain('<meta name="robots" content="noindex">');
    for (const words of ['8R3K-5XWD-7QMN', '500', 'Alia Al Shamsi', 'Hessa Al Falasi', giftCardTexts[language].pay])
      expect(html).toContain(words);
    expect(html).toContain(language === 'ar' ? card.arabic_name : card.english_name);
    expect(html).toContain(`/${language}/online/glow`);
  });

  it('takes words of customers as words', () => {
    expect(drawn().html).toContain('&lt;b&gt;for yourself&lt;/b&gt;');
  });

  it.each(GIFT_CARD_DESIGNS)('is drawn as %s', (design) => {
    expect(drawn({ design }).html).toContain('voucher-art');
  });

  it.each(['used', 'expired'] as const)('that was %s says so and has nothing to scan', (condition) => {
    const { html } = drawn({ condition });
    expect(html).toContain(giftCardTexts.en[condition]);
    expect(html).not.toContain('voucher-qr');
    expect(html).not.toContain('/online/glow');
  });

  it('that is not there says so, and names no salon', () => {
    const page = renderGiftCard({ card: null, language: 'ar', origin: '' });
    expect(page.status).toBe(404);
    expect(page.html).toContain(giftCardTexts.ar.missingTitle);
    expect(page.head).toContain('noindex');
  });
});
