import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { numberDesign, usualDesign } from '@rawnaq/domain/surveys/survey-design';
import type { SurveyPage } from '@rawnaq/domain/surveys/survey-page';
import { askedOf } from '@rawnaq/domain/surveys/survey.rules';
import { describe, expect, it } from 'vitest';
import { renderSurvey } from './render-survey';
import { surveyTexts } from './texts';

const page: SurveyPage = {
  unique_id: 'rt-0123456789abcdefABCDEF01',
  state: 'open',
  salon: { en: 'Glow Beauty Lounge', ar: 'جلو بيوتي لاونج' },
  logo: null,
  language: 'ar',
  name: '<img src=x onerror=alert(1)>',
  visited_on: '2026-11-14',
  design: numberDesign(usualDesign(), { questions: [] }, 0).design,
  employees: [{ id: 7, name: { en: 'Rim <b>', ar: 'ريم' } }],
  alias: 'glow',
};
const fields = askedOf(page.design, page.employees).map(({ field }) => field);

describe('the page of a survey', () => {
  it.each(LANGUAGES)('asks every question in a form that needs no script, in %s', (language) => {
    const { html, status, head } = renderSurvey({ page, language });
    expect(status).toBe(200);
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).toContain(`action="/${language}/web-survey/${page.unique_id}"`);
    for (const field of fields) expect(html).toContain(`name="${field}"`);
    expect(html).toContain(page.salon[language]);
    expect(html).toContain(`href="/${language === 'ar' ? 'en' : 'ar'}/web-survey/${page.unique_id}"`);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).toContain('<meta name="referrer" content="no-referrer">');
  });

  it('draws what others wrote as text', () => {
    const { html } = renderSurvey({ page, language: 'en' });
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('Rim &lt;b&gt;');
  });

  it('comes back with what was sent and what is wrong, each at its question', () => {
    const tried = { sent: { [fields[4]!]: ['Nice "place" </textarea>'] }, problems: { [fields[0]!]: 'required' } };
    const { html, status } = renderSurvey({ page, language: 'en', tried });
    expect(status).toBe(422);
    expect(html).toContain(surveyTexts.en.problems.required);
    expect(html).toContain('Nice &quot;place&quot; &lt;/textarea&gt;');
  });

  it('says thanks in the salon’s words, that it was answered, that it ended, or that there is none', () => {
    const told = (change: Partial<SurveyPage>, already = false) =>
      renderSurvey({ page: { ...page, ...change }, language: 'ar', already });
    expect(told({ state: 'answered' }).html).toContain(page.design.arabic_thanks);
    expect(told({ state: 'answered' }, true).html).toContain(surveyTexts.ar.already);
    expect(told({ state: 'expired' })).toMatchObject({ status: 410, html: expect.stringContaining('انتهى') });
    expect(renderSurvey({ page: null, language: 'en' }).status).toBe(404);
    expect(told({ state: 'answered' }).html).not.toContain('<form');
  });
});
