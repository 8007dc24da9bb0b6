import { z } from 'zod';
import { addMessage, codeOf, englishOrArabicText, orEmpty } from '../kernel/input/fields';
import { encodeMessage } from '../kernel/input/issues';
import type { Language } from '../kernel/localized';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { questionKinds } from './survey.states';

export const MOST_QUESTIONS = 20;
export const MOST_CHOICES = 12;
export const QUESTION_LENGTH = 200;
export const ANSWER_LENGTH = 1_000;
/** The one place of a question: who served her. */
export const EMPLOYEE_PLACE = '{employee}';

const labels = {
  english: { en: 'English', ar: 'النص بالإنجليزية' },
  arabic: { en: 'Arabic', ar: 'النص بالعربية' },
  choices: { en: 'Choices', ar: 'الخيارات' },
};
const texts = {
  english_text: englishOrArabicText(labels.english, QUESTION_LENGTH),
  arabic_text: englishOrArabicText(labels.arabic, QUESTION_LENGTH),
};
/** Given by the server and never again to another: answers are counted by it, whatever the words become. */
const number = z.int().min(1).max(1_000_000);

/** Of what is new, none: forms leave out what is nothing. */
const numberOrNew = number.nullable().default(null);
export const choiceInput = z.strictObject({ number: numberOrNew, ...texts });

export const questionInput = z
  .strictObject({
    number: numberOrNew,
    kind: codeOf(questionKinds),
    ...texts,
    required: z.boolean(),
    /** Stars: asked about each employee of the visit, who stands in the place of the text. */
    each_employee: z.boolean(),
    /** Stars: so many or fewer open a complaint. */
    complaint_at: z.int().min(1).max(4).nullable().default(null),
    /** Choice: more than one may be taken. */
    several: z.boolean(),
    choices: z.array(choiceInput).max(MOST_CHOICES, encodeMessage(say('max-items', { max: MOST_CHOICES }))),
  })
  .superRefine((question, ctx) => {
    if (question.kind === questionKinds.codes.choice && question.choices.length < 2)
      addMessage(ctx, say('min-items', { min: 2 }), ['choices'], labels.choices);
    const asksEach = question.kind === questionKinds.codes.stars && question.each_employee;
    for (const field of ['english_text', 'arabic_text'] as const) {
      const unknown = [...question[field].matchAll(/\{[^{}]*\}/g)].find(
        ([place]) => !(asksEach && place === EMPLOYEE_PLACE),
      );
      if (unknown) addMessage(ctx, say('unknown-place', { place: unknown[0] }), [field]);
      else if (asksEach && !question[field].includes(EMPLOYEE_PLACE))
        addMessage(ctx, say('employee-place', { place: EMPLOYEE_PLACE }), [field]);
    }
  });
export type QuestionInput = z.output<typeof questionInput>;

export const designInput = z.strictObject({
  questions: z
    .array(questionInput)
    .min(1, encodeMessage(say('min-items', { min: 1 })))
    .max(MOST_QUESTIONS, encodeMessage(say('max-items', { max: MOST_QUESTIONS }))),
  english_thanks: orEmpty(englishOrArabicText(labels.english, 300)),
  arabic_thanks: orEmpty(englishOrArabicText(labels.arabic, 300)),
});
export type DesignInput = z.output<typeof designInput>;

export type SurveyChoice = { number: number; english_text: string; arabic_text: string };
export type SurveyQuestion = Omit<QuestionInput, 'number' | 'choices'> & { number: number; choices: SurveyChoice[] };
/** As it is stored and asked. */
export type SurveyDesign = { questions: SurveyQuestion[]; english_thanks: string; arabic_thanks: string };

export const designShape = z.object({
  questions: z.array(
    z.object({
      number,
      kind: codeOf(questionKinds),
      english_text: z.string(),
      arabic_text: z.string(),
      required: z.boolean(),
      each_employee: z.boolean(),
      complaint_at: z.int().nullable(),
      several: z.boolean(),
      choices: z.array(z.object({ number, english_text: z.string(), arabic_text: z.string() })),
    }),
  ),
  english_thanks: z.string(),
  arabic_thanks: z.string(),
});

type Known = { questions: readonly SurveyQuestion[] };

/**
 * Gives numbers to what is new and drops what a kind has no use for. A question whose kind changed is another question:
 * its old answers do not fit it. A number the survey never had is nobody's, so it is new as well.
 */
export function numberDesign(
  input: DesignInput,
  before: Known,
  lastNumber: number,
): { design: SurveyDesign; lastNumber: number } {
  let last = lastNumber;
  const next = (): number => {
    last += 1;
    return last;
  };
  const used = new Set<number>();
  const own = (wanted: number | null, isKnown: boolean): number => {
    if (wanted === null || !isKnown || used.has(wanted)) return next();
    used.add(wanted);
    return wanted;
  };
  const { stars, choice } = questionKinds.codes;
  const questions = input.questions.map(({ number: wanted, choices, ...question }): SurveyQuestion => {
    const known = before.questions.find((one) => one.number === wanted && one.kind === question.kind);
    return {
      ...question,
      number: own(wanted, known !== undefined),
      each_employee: question.kind === stars && question.each_employee,
      complaint_at: question.kind === stars ? question.complaint_at : null,
      several: question.kind === choice && question.several,
      choices:
        question.kind === choice
          ? choices.map((one) => ({
              ...one,
              number: own(one.number, known?.choices.some((old) => old.number === one.number) ?? false),
            }))
          : [],
    };
  });
  return {
    design: {
      questions,
      english_thanks: input.english_thanks ?? '',
      arabic_thanks: input.arabic_thanks ?? '',
    },
    lastNumber: last,
  };
}

export const textIn = (text: { english_text: string; arabic_text: string }, language: Language): string =>
  language === 'ar' ? text.arabic_text : text.english_text;

/** What a new survey begins with: five questions that take half a minute. */
export const usualDesign = (): DesignInput => ({
  questions: [
    {
      ...plain('stars', 'How was your visit?', 'كيف كانت زيارتك؟'),
      required: true,
      complaint_at: 3,
    },
    {
      ...plain('stars', `How was ${EMPLOYEE_PLACE}?`, `كيف كانت خدمة ${EMPLOYEE_PLACE}؟`),
      each_employee: true,
    },
    {
      ...plain('choice', 'What did you like?', 'ما الذي أعجبك؟'),
      several: true,
      choices: [
        { number: null, english_text: 'The result', arabic_text: 'النتيجة' },
        { number: null, english_text: 'The welcome', arabic_text: 'الاستقبال' },
        { number: null, english_text: 'Cleanliness', arabic_text: 'النظافة' },
        { number: null, english_text: 'On time', arabic_text: 'الالتزام بالوقت' },
      ],
    },
    plain('yes_no', 'Did we start on time?', 'هل بدأنا في الوقت؟'),
    plain('text', 'Anything to tell us?', 'هل تودّ إضافة شيء؟'),
  ],
  english_thanks: 'Thank you. We read every answer.',
  arabic_thanks: 'شكرًا لك. نقرأ كل رأي يصلنا.',
});

const plain = (kind: QuestionInput['kind'], english_text: string, arabic_text: string): QuestionInput => ({
  number: null,
  kind,
  english_text,
  arabic_text,
  required: false,
  each_employee: false,
  complaint_at: null,
  several: false,
  choices: [],
});
