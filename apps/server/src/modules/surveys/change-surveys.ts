import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { numberDesign } from '@rawnaq/domain/surveys/survey-design';
import { ruleWord } from '@rawnaq/domain/surveys/survey.rules';
import { surveyTriggers } from '@rawnaq/domain/surveys/survey.states';
import type { SurveyInput, surveysContract } from '@rawnaq/domain/surveys/surveys.contract';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import {
  activeWithRule,
  designOf,
  insertSurvey,
  insertVersion,
  knownIds,
  lockAmongAll,
  setSurveyStatus,
  updateSurvey,
  type SurveyFacts,
} from './surveys.repo';

type Surveys = typeof surveysContract;

export const addSurvey: UseCase<Surveys['add']> = async (ctx, input) => {
  const facts = await factsOf(ctx, input);
  const numbered = numberDesign(input, { questions: [] }, 0);
  const id = await insertSurvey(ctx, facts, numbered);
  await audit(ctx, { action: 'surveys.add', entity: 'surveys', entity_id: id, after: toldOf(facts, 1) });
  return { id };
};

export const editSurvey: UseCase<Surveys['edit']> = async (ctx, { id, version, ...input }) => {
  const before = await lockAmongAll(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  if (before.version !== version) throw new AppError('SURVEY_CHANGED');
  const facts = await factsOf(ctx, input);
  if (before.status === recordStates.codes.active) await assertRuleFree(ctx, facts, id);
  const old = await designOf(ctx, id, version);
  const { design, lastNumber } = numberDesign(input, old, before.last_number);
  // Every save is a version: whoever saved from an older page hears of it.
  const next = version + 1;
  await insertVersion(ctx, id, next, design);
  await updateSurvey(ctx, id, facts, next, lastNumber);
  await audit(ctx, {
    action: 'surveys.edit',
    entity: 'surveys',
    entity_id: id,
    before: { ...toldOf(before, version), questions: wordsOf(old.questions) },
    after: { ...toldOf(facts, next), questions: wordsOf(design.questions) },
  });
  return { version: next };
};

export const setStatus: UseCase<Surveys['set_status']> = async (ctx, { id, status }) => {
  const before = await lockAmongAll(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  move(recordStates, before.status, status);
  if (status === recordStates.codes.active) await assertRuleFree(ctx, before, id);
  await setSurveyStatus(ctx, id, status);
  await audit(ctx, {
    action: 'surveys.set-status',
    entity: 'surveys',
    entity_id: id,
    before: { status: before.status },
    after: { status },
  });
  return { done: true };
};

async function factsOf(ctx: Ctx, input: SurveyInput): Promise<SurveyFacts> {
  const { questions: _q, english_thanks: _e, arabic_thanks: _a, ...facts } = input;
  const service_ids = [...new Set(facts.service_ids)];
  const employee_ids = [...new Set(facts.employee_ids)];
  const [services, employees] = await Promise.all([
    knownIds(ctx, 'services', service_ids),
    knownIds(ctx, 'employees', employee_ids),
  ]);
  if (services.size < service_ids.length) throw new AppError('NOT_FOUND', { field: 'service_ids' });
  if (employees.size < employee_ids.length) throw new AppError('NOT_FOUND', { field: 'employee_ids' });
  return { ...facts, service_ids, employee_ids, rule: ruleWord({ ...facts, service_ids, employee_ids }) };
}

async function assertRuleFree(ctx: Ctx, { rule, trigger }: Pick<SurveyFacts, 'rule' | 'trigger'>, id: number) {
  if (trigger === surveyTriggers.codes.by_hand) return;
  const taken = await activeWithRule(ctx, rule, id);
  if (taken)
    throw new AppError('SURVEY_RULE_TAKEN', {
      values: { name: ctx.language === 'ar' ? taken.arabic_name : taken.english_name },
    });
}

const TOLD = [
  'english_name',
  'arabic_name',
  'trigger',
  'wait_hours',
  'once_in_days',
  'valid_days',
  'first_visit_only',
  'service_ids',
  'employee_ids',
] as const;
/** As the history tells it. */
const toldOf = (facts: Pick<SurveyFacts, (typeof TOLD)[number]>, version: number) => ({
  ...Object.fromEntries(TOLD.map((name) => [name, facts[name]])),
  version,
});

const wordsOf = (questions: readonly { english_text: string }[]): string =>
  questions.map(({ english_text }) => english_text).join(' · ');
