import type { ContractPage } from '@rawnaq/domain/platform-contracts/contract-page';
import { composeContract } from '@rawnaq/domain/platform-contracts/contract-text.rules';
import { usualTemplate } from '@rawnaq/domain/platform-contracts/usual-template';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { describe, expect, it } from 'vitest';
import { renderContract } from './render-contract';
import { contractTexts, sayClauses } from './texts';

const page: ContractPage = {
  unique_id: 'rt-0123456789abcdefABCDEF01',
  state: 'open',
  language: 'ar',
  document: composeContract(usualTemplate(), {
    number: 'C-1001-1',
    account_id: 1001,
    platform: 'Rawnaq',
    merchant: { en: 'Glow <img src=x>', ar: 'جلو' },
    signer_name: 'Mariam',
    tier: 'premium',
    period: 'yearly',
    price: 383_040,
    currency: 'AED',
    starts_on: '2026-12-01',
    ends_on: '2027-11-30',
    special_english: '',
    special_arabic: '',
  }),
  text_hash: 'a'.repeat(64),
  sign_until: '2026-11-30',
  signer_name: 'Mariam',
  signature: null,
  is_changed: false,
};
const signature = { strokes: [[1, 2, 300, 200]], at: { en: 'today', ar: 'اليوم' }, ip: '203.0.113.7' };

describe('the page of a contract', () => {
  it.each(LANGUAGES)('shows every clause and a place to draw, and nothing to type into, in %s', (language) => {
    const { html, head, status } = renderContract({ page, language });
    expect(status).toBe(200);
    for (const { title } of page.document.clauses) expect(html).toContain(title[language]);
    expect(html).toContain(`action="/${language}/account-contract/${page.unique_id}"`);
    expect(html).not.toMatch(/<textarea|type="text"/);
    expect(html).not.toContain('<img src=x');
    expect(head).toContain('<meta name="robots" content="noindex">');
  });

  it('keeps the drawing when it comes back, and says what is missing', () => {
    const tried = { problem: 'not-agreed' as const, strokes: signature.strokes };
    const { html, status } = renderContract({ page, language: 'en', tried });
    expect(status).toBe(422);
    expect(html).toContain(contractTexts.en.problems['not-agreed']);
    expect(html).toContain('[[1,2,300,200]]');
  });

  it('shows what was signed without a form, and says so when it was changed', () => {
    const signed = { ...page, state: 'signed' as const, signature };
    expect(renderContract({ page: signed, language: 'ar' }).html).toContain(contractTexts.ar.signedTitle);
    expect(renderContract({ page: signed, language: 'ar' }).html).not.toContain('<form');
    const changed = renderContract({ page: { ...signed, is_changed: true }, language: 'en' }).html;
    expect(changed).toContain(contractTexts.en.changed);
    expect(changed).not.toContain('contract-done');
  });

  it('says in the client’s words what can’t be signed or is not there', () => {
    const told = (state: 'late' | 'cancelled') => renderContract({ page: { ...page, state }, language: 'en' });
    expect(told('late')).toMatchObject({ status: 410 });
    expect(told('cancelled').html).toContain('Signature is not allowed for this contract');
    const missing = renderContract({ page: null, language: 'en' });
    expect(missing).toMatchObject({ status: 404 });
    expect(missing.html).toContain('Contract not exist');
  });

  it('counts clauses as Arabic does', () => {
    expect([1, 2, 8, 12].map((count) => sayClauses(count, 'ar'))).toEqual([
      'بنود العقد، بند واحد',
      'بنود العقد، بندان',
      'بنود العقد، 8 بنود',
      'بنود العقد، 12 بندًا',
    ]);
  });
});
