import { looksLikeCardNumber } from '../kernel/input/card-number';
import { fillPlaces, type Language, type Localized } from '../kernel/localized';
import { ANSWER_LENGTH, textIn, type SurveyDesign, type SurveyQuestion } from './survey-design';
import { questionKinds, type SurveyTrigger } from './survey.states';

export type SurveyRule = {
  trigger: SurveyTrigger;
  first_visit_only: boolean;
  service_ids: readonly number[];
  employee_ids: readonly number[];
};

/** The rule in one word: two surveys with the same one would be sent after the same visits. */
export const ruleWord = ({ trigger, first_visit_only, service_ids, employee_ids }: SurveyRule): string =>
  [trigger, first_visit_only ? 'first' : 'all', sorted(service_ids), sorted(employee_ids)].join(';');

const sorted = (ids: readonly number[]): string => [...new Set(ids)].toSorted((a, b) => a - b).join(',');

/** Of several that fit a visit the narrowest goes out, and no other. */
export const narrowestFirst = <Survey extends SurveyRule & { id: number }>(surveys: readonly Survey[]): Survey[] =>
  surveys.toSorted((a, b) => narrowness(b) - narrowness(a) || a.id - b.id);

const narrowness = ({ first_visit_only, service_ids, employee_ids }: SurveyRule): number =>
  (first_visit_only ? 4 : 0) + (service_ids.length > 0 ? 2 : 0) + (employee_ids.length > 0 ? 1 : 0);

/** The same employee once, in the order she worked. */
export type AskedEmployee = { id: number; name: Localized };

/** One thing that is asked: a question, or a question about one employee. */
export type AskedQuestion = { field: string; question: SurveyQuestion; employee: AskedEmployee | null };

/** What stands on the page, in order. Without an employee there is nobody to ask about. */
export const askedOf = ({ questions }: SurveyDesign, employees: readonly AskedEmployee[]): AskedQuestion[] =>
  questions.flatMap((question): AskedQuestion[] =>
    question.each_employee
      ? employees.map((employee) => ({ field: `q${question.number}e${employee.id}`, question, employee }))
      : [{ field: `q${question.number}`, question, employee: null }],
  );

export const askedText = ({ question, employee }: AskedQuestion, language: Language): string =>
  fillPlaces(textIn(question, language), employee ? { employee: `\u2068${employee.name[language]}\u2069` } : {});

export type SurveyAnswer = {
  question: number;
  employee_id: number | null;
  stars: number | null;
  yes: boolean | null;
  choices: number[] | null;
  body: string | null;
};
export type AnswerProblem = 'required' | 'invalid' | 'long' | 'card';
export type ReadAnswers = { answers: SurveyAnswer[]; problems: Readonly<Record<string, AnswerProblem>> };

/** What somebody sent, against what was asked. Fields nobody asked for are not looked at. */
export function readAnswers(
  asked: readonly AskedQuestion[],
  sent: Readonly<Record<string, readonly string[]>>,
): ReadAnswers {
  const answers: SurveyAnswer[] = [];
  const problems: Record<string, AnswerProblem> = {};
  for (const one of asked) {
    const values = (Object.hasOwn(sent, one.field) ? sent[one.field]! : [])
      // A NUL is nothing a person types, and nothing the database keeps.
      .map((value) => value.replaceAll('\0', '').trim())
      .filter(Boolean);
    const answer = readOne(one, values);
    if (typeof answer === 'string') problems[one.field] = answer;
    else if (answer) answers.push(answer);
    else if (one.question.required) problems[one.field] = 'required';
  }
  const [first] = asked;
  // A page sent without a single answer was sent by mistake.
  if (first && answers.length === 0 && Object.keys(problems).length === 0) problems[first.field] = 'required';
  return { answers, problems };
}

function readOne(
  { question, employee }: AskedQuestion,
  values: readonly string[],
): SurveyAnswer | AnswerProblem | undefined {
  const first = values[0];
  if (first === undefined) return undefined;
  const answer = {
    question: question.number,
    employee_id: employee?.id ?? null,
    stars: null,
    yes: null,
    choices: null,
    body: null,
  };
  const { stars, choice, yes_no } = questionKinds.codes;
  if (question.kind === stars) return /^[1-5]$/.test(first) ? { ...answer, stars: Number(first) } : 'invalid';
  if (question.kind === yes_no) return /^(?:yes|no)$/.test(first) ? { ...answer, yes: first === 'yes' } : 'invalid';
  if (question.kind === choice) return readChoices(question, values, answer);
  // Browsers count a line break as one sign and send two.
  const body = values.join('\n').replace(/\r\n?/g, '\n');
  if ([...body].length > ANSWER_LENGTH) return 'long';
  return looksLikeCardNumber(body) ? 'card' : { ...answer, body };
}

function readChoices(
  { choices, several }: SurveyQuestion,
  values: readonly string[],
  answer: SurveyAnswer,
): SurveyAnswer | AnswerProblem {
  const taken = [...new Set(values.map(Number))];
  const isOffered = taken.every((number) => choices.some((one) => one.number === number));
  return isOffered && (several || taken.length === 1) ? { ...answer, choices: taken } : 'invalid';
}

/** The mean of the stars in hundredths; null where none were given. */
export function scoreOf(answers: readonly Pick<SurveyAnswer, 'stars'>[]): number | null {
  const stars = answers.flatMap((answer) => answer.stars ?? []);
  return stars.length === 0 ? null : Math.round((stars.reduce((sum, one) => sum + one, 0) * 100) / stars.length);
}

export const commentOf = (answers: readonly Pick<SurveyAnswer, 'body'>[]): string | null =>
  answers.flatMap(({ body }) => body ?? []).join('\n') || null;

/** The lowest answer that its question calls a complaint; undefined where all is well. */
export function lowestComplaint(
  { questions }: SurveyDesign,
  answers: readonly SurveyAnswer[],
): (SurveyAnswer & { stars: number }) | undefined {
  return answers
    .flatMap((answer) => {
      const limit = questions.find(({ number }) => number === answer.question)?.complaint_at ?? null;
      return limit !== null && answer.stars !== null && answer.stars <= limit
        ? [{ ...answer, stars: answer.stars }]
        : [];
    })
    .toSorted((a, b) => a.stars - b.stars)[0];
}

export const LOW_SCORE = 300;
export const HIGH_SCORE = 400;

/** Seconds a thumb needs: what the designer says below the picture. */
export const secondsToAnswer = (questions: readonly { kind: string }[]): number =>
  questions.reduce((sum, { kind }) => sum + (kind === questionKinds.codes.text ? 10 : 4), 0);
