import { sayList } from '@rawnaq/domain/kernel/localized';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { RecordKind } from '@rawnaq/domain/records/record-kinds';
import type { ReportDefinition, ReportFilter } from '@rawnaq/domain/reports/report';
import { periodOf } from '@rawnaq/domain/reports/report-period.rules';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import type { ChoicesOf, RecordChoice } from '../../http/lists/record-choices.query';
import { assertMayPick } from '../records';
import type { AnyAsked } from './report-server';

export type Choices = Readonly<Record<RecordKind, ChoicesOf>>;
export type ReportInput = {
  from?: string | undefined;
  to?: string | undefined;
  as_of?: string | undefined;
  subject?: number | undefined;
} & Record<string, unknown>;
export type Question = {
  asked: AnyAsked;
  /** The name of what it is about. */ about: string | null;
  /** What was chosen, in the reader's words. */ chosen: readonly string[];
};

/**
 * What was asked, as far as the definition knows it: chosen codes are in their lists, chosen records are there and this
 * salon's own.
 */
export async function askReport(
  ctx: Ctx,
  choices: Choices,
  { period, filters: known, subject }: Pick<ReportDefinition, 'period' | 'filters' | 'subject'>,
  input: ReportInput,
): Promise<Question> {
  await planForPeriod(ctx);
  const filters: Record<string, readonly string[]> = {};
  const ids: Record<string, number> = {};
  const chosen: string[] = [];
  for (const filter of known) {
    const text = input[`f.${filter.key}`];
    if (typeof text !== 'string' || text === '') continue;
    if (filter.kind === 'choice') {
      filters[filter.key] = chosenCodes(filter, text);
      chosen.push(said(ctx, filter, wordsOf(ctx, filter, filters[filter.key]!)));
    } else {
      const { id, name } = await chosenRecord(ctx, choices, filter, text);
      ids[filter.key] = id;
      chosen.push(said(ctx, filter, name));
    }
  }
  const about = subject && (await recordOf(ctx, choices, subject.record, input.subject));
  if (subject && !about) throw new AppError('NOT_FOUND');
  const asked = { ...periodOf(period, input), filters, ids, subject: about?.id };
  return { asked, about: about?.name ?? null, chosen };
}

/**
 * Each question gets a plan for its own days. One that is made for any days reckons with a few rows, goes through a
 * whole year one by one, and takes three times as long; the planning is a few milliseconds.
 */
const planForPeriod = ({ tx }: Ctx) => sql`set local plan_cache_mode = force_custom_plan`.execute(tx);

const said = ({ language }: Ctx, { label }: ReportFilter, words: string): string => `${label[language]}: ${words}`;

const wordsOf = ({ language }: Ctx, { choices }: ReportFilter & { kind: 'choice' }, codes: readonly string[]): string =>
  sayList(
    choices.filter(({ value }) => codes.includes(String(value))).map(({ label }) => label[language]),
    language,
  );

function chosenCodes({ choices, key }: ReportFilter & { kind: 'choice' }, text: string): readonly string[] {
  const asked = text.split(',');
  const codes = choices.map(({ value }) => String(value));
  if (!asked.every((code) => codes.includes(code))) throw new AppError('FILTER_VALUE_UNKNOWN', { field: `f.${key}` });
  return asked;
}

async function chosenRecord(
  ctx: Ctx,
  choices: Choices,
  { key, record }: ReportFilter & { kind: 'record' },
  text: string,
): Promise<RecordChoice> {
  assertMayPick(ctx, record);
  const found = /^\d{1,15}$/.test(text) ? await recordOf(ctx, choices, record, Number(text)) : undefined;
  if (!found) throw new AppError('FILTER_VALUE_UNKNOWN', { field: `f.${key}` });
  return found;
}

const recordOf = async (
  ctx: Ctx,
  choices: Choices,
  kind: RecordKind,
  id: number | undefined,
): Promise<RecordChoice | undefined> => (id === undefined ? undefined : (await choices[kind](ctx, { id }))[0]);
