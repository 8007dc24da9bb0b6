import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { awayPage, sandboxPage } from './sandbox-page';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
const states = ['pending', 'declined', 'paid', 'refunded', 'expired'];

it.each(LANGUAGES)('the pages of a payment are valid HTML in %s, whatever stands in them', async (language) => {
  const frame = { language, nonce: 'n', styleLinks: '<link rel="stylesheet" href="/x.css">' };
  const hostile = `"><b>'&amp;`;
  const payment = { amount: 5_250, currency: 'AED', description: hostile, english_name: hostile, arabic_name: hostile };
  const pages = [
    awayPage(frame),
    ...states.map((status) => sandboxPage(frame, { ...payment, status, back: `/online/x?a=1&b="` })),
  ];
  for (const page of pages) {
    const { results } = await validator.validateString(page);
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    );
    expect(page).not.toContain('<b>');
  }
});
