import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { presetSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { isLocalDate, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { ReportDefinition, ReportFilter, ReportPeriod } from '@rawnaq/domain/reports/report';
import type { ReportId } from '@rawnaq/domain/reports/report-catalogue';
import type { AskedPeriod } from '@rawnaq/domain/reports/report-period.rules';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { useParams, useSearchParams } from 'react-router';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';

/** What the address asks for; filters as `f.{key}`. */
export type ReportQuestion = Record<string, string> & { id: ReportId };
export type ReportPageAnswer = OutputOf<typeof reportsContract.get_records>;

/**
 * The address holds the period, the filters, the order and the page; a report opened anew shows this month, or today.
 */
export function useReport(report: ReportDefinition<ReportId>) {
  const format = useFormat();
  const values = useParams();
  const [params, setParams] = useSearchParams();
  const period = periodIn(params, report.period, format.today());
  const page = Math.max(1, Number(params.get('page')) || 1);
  const filters = Object.fromEntries(report.filters.flatMap((filter) => filterIn(params, filter)));
  const subject = report.subject && values[report.subject.param];
  const asked: ReportQuestion = {
    id: report.id,
    ...period,
    ...Object.fromEntries(Object.entries(filters).map(([key, value]) => [`f.${key}`, value])),
    ...(subject && { subject }),
  };
  const sort = sortIn(params, report);
  const query = useRead(
    reportsContract.get_records,
    { ...asked, page: String(page), ...(sort && { sort: sort.key, descending: String(sort.descending) }) },
    { keepPrevious: true, ownFailure: true },
  );

  /** Whatever changes, the first page comes first, unless it is the page itself that changes. */
  const change = (changes: Record<string, string | undefined>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        for (const [key, value] of Object.entries(changes)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return { query, asked, period, filters, sort, change };
}

function periodIn(params: URLSearchParams, kind: ReportPeriod, today: LocalDate): AskedPeriod {
  if (kind === 'none') return {};
  const dayAt = (key: string): LocalDate | undefined => {
    const day = params.get(key) ?? '';
    return isLocalDate(day) ? day : undefined;
  };
  if (kind === 'as-of') return { as_of: dayAt('as_of') ?? today };
  const [from, to] = [dayAt('from'), dayAt('to')];
  return from && to && from <= to ? { from, to } : presetSpan('this_month', today);
}

/** What a link says that was never offered is left out; whether a record is there is for the server to say. */
function filterIn(params: URLSearchParams, filter: ReportFilter): [string, string][] {
  const value = params.get(filter.key) ?? '';
  const isSound =
    filter.kind === 'choice'
      ? filter.choices.some((choice) => String(choice.value) === value)
      : /^\d{1,15}$/.test(value);
  return isSound ? [[filter.key, value]] : [];
}

function sortIn(params: URLSearchParams, { columns, defaultSort }: ReportDefinition): ReportDefinition['defaultSort'] {
  const text = params.get('sort') ?? '';
  const key = text.replace(/^-/, '');
  if (!defaultSort || !columns.some((column) => column.key === key && column.sortable)) return defaultSort;
  return { key, descending: text.startsWith('-') };
}
