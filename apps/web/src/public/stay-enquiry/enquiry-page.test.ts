import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import type { EnquiryPage } from '@rawnaq/domain/property-stays/enquiry-page';
import { describe, expect, it } from 'vitest';
import { renderAsking, renderEnquiry } from './render-enquiry';
import { countOf, enquiryTexts } from './texts';

const page: EnquiryPage = {
  unique_id: 'rt-0123456789abcdefABCDEF01',
  status: 'offered',
  is_open: true,
  language: 'ar',
  name: 'نورة',
  property: {
    name: { en: 'Sidr <b>Chalet</b>', ar: 'شاليه السدر' },
    area: { en: 'Hatta', ar: 'حتا' },
    unique_id: 'place',
    check_in: '15:00:00',
    check_out: '12:00:00',
  },
  owner: { name: 'Saeed', mobile: '+971501110001' },
  arrives_on: '2026-12-01',
  leaves_on: '2026-12-03',
  people: 4,
  message: '<script>alert(1)</script>',
  price: 290_000,
  deposit: null,
  offer_note: '',
  valid_until: { date: '2026-11-20', time: '18:00:00' },
  reason: null,
  cancelled_by_renter: false,
  may_cancel: false,
  letters: [{ by_renter: false, text: 'نعم', date: '2026-11-17', time: '10:00:00' }],
};

describe('the page of an enquiry', () => {
  it.each(LANGUAGES)('offers acceptance by a form without a script, in %s', (language) => {
    const { html, head, status } = renderEnquiry({ page, language });
    expect(status).toBe(200);
    expect(html).toContain(`action="/${language}/stay-enquiry/${page.unique_id}"`);
    expect(html).toContain('value="accept"');
    expect(html).toContain('2,900.00');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>Chalet');
    expect(head).toContain('<meta name="robots" content="noindex">');
  });

  it.each(LANGUAGES)('leads to the payment of a deposit by a link, in %s', (language) => {
    const asked = { amount: 50_000, stage: 'asked', pay_path: '/pay/1-abc' } as const;
    const { html } = renderEnquiry({ page: { ...page, deposit: asked }, language });
    expect(html).toContain(`href="/pay/1-abc?lang=${language}"`);
    expect(html).toContain('500.00');
    expect(html).not.toContain('value="accept"');
    const ended = renderEnquiry({
      page: { ...page, deposit: { ...asked, stage: 'unpaid', pay_path: null } },
      language,
    }).html;
    expect(ended).toContain('value="pay"');
    const paid: EnquiryPage = { ...page, status: 'confirmed', is_open: false, may_cancel: true };
    const confirmed = renderEnquiry({
      page: { ...paid, deposit: { ...asked, stage: 'paid', pay_path: null } },
      language,
    });
    expect(confirmed.html).toContain(enquiryTexts[language].stage.paid);
    expect(confirmed.html).toContain('value="cancel"');
    const calledOff: EnquiryPage = { ...paid, status: 'cancelled', may_cancel: false, cancelled_by_renter: true };
    const kept = renderEnquiry({
      page: { ...calledOff, deposit: { ...asked, stage: 'paid', pay_path: null } },
      language,
    });
    expect(kept.html).toContain(enquiryTexts[language].kept);
  });

  it('has nothing to accept when it is over, confirmed or unknown', () => {
    const over = renderEnquiry({ page: { ...page, is_open: false }, language: 'en', notice: 'over' }).html;
    expect(over).toContain(enquiryTexts.en.closed.expired);
    expect(over).not.toContain('value="accept"');
    const confirmed: EnquiryPage = { ...page, status: 'confirmed', is_open: false, valid_until: null };
    expect(renderEnquiry({ page: confirmed, language: 'ar' }).html).not.toContain('value="accept"');
    expect(renderEnquiry({ page: null, language: 'ar' }).status).toBe(404);
  });

  it('brings a form back with what was typed and what is wrong, at its field', () => {
    const { html, status } = renderAsking({
      uniqueId: 'place',
      language: 'ar',
      values: { name: '"><img>', arrives_on: '2026-12-01' },
      errors: { mobile: 'الجوال مطلوب' },
      notice: '',
      status: 422,
    });
    expect(status).toBe(422);
    expect(html).toContain('action="/ar/property/place/enquiry"');
    expect(html).toContain('id="mobile-error"');
    expect(html).not.toContain('<img>');
  });

  it('counts as each language does', () => {
    expect([1, 2, 3, 11].map((count) => countOf('nights', count, 'ar'))).toEqual([
      'ليلة واحدة',
      'ليلتان',
      '3 ليالٍ',
      '11 ليلة',
    ]);
    expect([1, 2].map((count) => countOf('guests', count, 'en'))).toEqual(['1 guest', '2 guests']);
  });
});
