import { describe, expect, it } from 'vitest';
import { designInput, numberDesign, usualDesign, type SurveyDesign } from './survey-design';
import { surveyInput } from './surveys.contract';
import {
  askedOf,
  askedText,
  commentOf,
  lowestComplaint,
  narrowestFirst,
  readAnswers,
  ruleWord,
  scoreOf,
} from './survey.rules';

const { design, lastNumber } = numberDesign(usualDesign(), { questions: [] }, 0);
const rim = { id: 7, name: { en: 'Rim', ar: 'ريم' } };
const sara = { id: 9, name: { en: 'Sara', ar: 'سارة' } };
const asked = askedOf(design, [rim, sara]);
const fieldOf = (place: number): string => asked[place]!.field;

describe('the design of a survey', () => {
  it('numbers every question and choice once', () => {
    const numbers = design.questions.flatMap(({ number, choices }) => [number, ...choices.map((one) => one.number)]);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(...numbers)).toBe(lastNumber);
  });
  it('keeps the number of a question whose words change, and gives a new one where the kind does', () => {
    const changed: SurveyDesign = {
      ...design,
      questions: design.questions.map((question, place) => ({
        ...question,
        ...(place === 0 && { english_text: 'How did you like it?' }),
        ...(place === 3 && { kind: 'text' as const }),
      })),
    };
    const next = numberDesign(changed, design, lastNumber);
    expect(next.design.questions[0]!.number).toBe(design.questions[0]!.number);
    expect(next.design.questions[3]!.number).toBe(lastNumber + 1);
  });
  it('believes no number that the survey never had, nor one twice', () => {
    const [first] = design.questions;
    const next = numberDesign(
      { ...design, questions: [first!, { ...first! }, { ...first!, number: 999 }] },
      design,
      lastNumber,
    );
    expect(next.design.questions.map(({ number }) => number)).toEqual([first!.number, lastNumber + 1, lastNumber + 2]);
  });
  it.each([
    ['a place that is not filled', { english_text: 'How was {price}?' }],
    ['the employee where nobody is asked about', { english_text: 'How was {employee}?' }],
    ['no employee where each is asked about', { each_employee: true }],
    ['one choice', { kind: 'choice' as const, choices: [{ number: null, english_text: 'A', arabic_text: 'أ' }] }],
    ['no text', { arabic_text: ' ' }],
  ])('refuses %s', (_name, wrong) => {
    const usual = usualDesign();
    const questions = [{ ...usual.questions[0]!, ...wrong }];
    expect(designInput.safeParse({ ...usual, questions }).success).toBe(false);
    expect(designInput.safeParse(usual).success).toBe(true);
  });
});

describe('what is asked', () => {
  it('is each employee of the visit by name, and a name is never expanded', () => {
    expect(asked.map((one) => askedText(one, 'en').replace(/[\u2068\u2069]/g, ''))).toEqual([
      'How was your visit?',
      'How was Rim?',
      'How was Sara?',
      'What did you like?',
      'Did we start on time?',
      'Anything to tell us?',
    ]);
    const odd = askedOf(design, [{ id: 1, name: { en: '{employee}', ar: '{employee}' } }]);
    expect(askedText(odd[1]!, 'en')).toContain('{employee}');
  });
});

describe('what was answered', () => {
  const read = (sent: Record<string, string[]>) => readAnswers(asked, sent);

  it('is read by kind; what nobody asked for is not looked at', () => {
    const choices = design.questions[2]!.choices.map(({ number }) => String(number));
    const { answers, problems } = read({
      [fieldOf(0)]: ['4'],
      [fieldOf(2)]: ['2'],
      [fieldOf(3)]: [choices[0]!, choices[3]!, choices[0]!],
      [fieldOf(4)]: ['no'],
      [fieldOf(5)]: ['  Love\0ly\r\nplace '],
      q999: ['1'],
      __proto__x: ['1'],
    });
    expect(problems).toEqual({});
    expect(answers.map(({ stars, yes, choices: taken, body }) => stars ?? yes ?? taken ?? body)).toEqual([
      4,
      2,
      [Number(choices[0]), Number(choices[3])],
      false,
      'Lovely\nplace',
    ]);
    expect([scoreOf(answers), commentOf(answers)]).toEqual([300, 'Lovely\nplace']);
    expect(answers[1]!.employee_id).toBe(9);
  });
  it.each([
    ['a required one left out', {}, { 0: 'required' }],
    ['six stars', { 0: ['6'] }, { 0: 'invalid' }],
    ['a choice of another question', { 0: ['5'], 3: ['1'] }, { 3: 'invalid' }],
    ['neither yes nor no', { 0: ['5'], 4: ['maybe'] }, { 4: 'invalid' }],
    ['too long a text', { 0: ['5'], 5: ['x'.repeat(1_001)] }, { 5: 'long' }],
    ['the number of a card', { 0: ['5'], 5: ['my card 4111 1111 1111 1111'] }, { 5: 'card' }],
  ])('is refused at its own question: %s', (_name, sent, wrong) => {
    const byField = (values: object) =>
      Object.fromEntries(Object.entries(values).map(([place, value]) => [fieldOf(Number(place)), value]));
    expect(read(byField(sent) as Record<string, string[]>).problems).toEqual(byField(wrong));
  });
  it('is a complaint where the question says so, the lowest first', () => {
    const low = read({ [fieldOf(0)]: ['3'], [fieldOf(1)]: ['1'] }).answers;
    expect(lowestComplaint(design, low)).toMatchObject({ stars: 3, question: design.questions[0]!.number });
    expect(lowestComplaint(design, read({ [fieldOf(0)]: ['4'], [fieldOf(1)]: ['1'] }).answers)).toBeUndefined();
  });
});

describe('the rule', () => {
  const rule = { trigger: 1 as const, first_visit_only: false, service_ids: [3, 1], employee_ids: [] };
  it('is the same word whatever the order of its parts', () => {
    expect(ruleWord(rule)).toBe(ruleWord({ ...rule, service_ids: [1, 3, 3] }));
    expect(ruleWord(rule)).not.toBe(ruleWord({ ...rule, employee_ids: [1, 3] }));
    expect(ruleWord(rule)).not.toBe(ruleWord({ ...rule, first_visit_only: true }));
  });
  it('that is narrower goes first', () => {
    const wide = { ...rule, service_ids: [], id: 1 };
    const narrow = { ...rule, id: 2 };
    const first = { ...wide, first_visit_only: true, id: 3 };
    expect(narrowestFirst([wide, narrow, first]).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});

describe('the name of a survey', () => {
  it.each([
    ['english_name', 'بعد الزيارة', 'After the visit'],
    ['arabic_name', 'After the visit', 'بعد الزيارة'],
  ] as const)('is in the language of %s', (field, wrong, right) => {
    expect(surveyInput.shape[field].safeParse(wrong).success).toBe(false);
    expect(surveyInput.shape[field].safeParse(right).success).toBe(true);
  });
});
