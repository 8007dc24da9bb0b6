import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { presetSpan, type DateSpan } from '@rawnaq/domain/kernel/date-presets';
import { isLocalDate } from '@rawnaq/domain/kernel/local-date';
import type { ReportDefinition } from '@rawnaq/domain/reports/report';
import type { ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { useParams, useSearchParams } from 'react-router';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';

/** What the address asks for; filters as `f.{key}`. */
export type ReportQuestion = Record<string, string> & { id: ReportId; from: string; to: string };
export type ReportPageAnswer = OutputOf<typeof reportsContract.get_records>;

/** The address holds the period, the filters and the page; a report opened anew shows this month. */
export function useReport(report: ReportDefinition<ReportId>) {
  const format = useFormat();
  const values = useParams();
  const [params, setParams] = useSearchParams();
  const { from, to } = spanOf(params) ?? presetSpan('this_month', format.localDate(new Date()));
  const page = Math.max(1, Number(params.get('page')) || 1);
  const fixed = report.fixed ? { [`f.${report.fixed.filter}`]: values[report.fixed.param] ?? '' } : {};
  const filters = Object.fromEntries(report.filters.map(({ key }) => [key, params.get(key) ?? ''] as const));
  const asked: ReportQuestion = {
    id: report.id,
    from,
    to,
    ...Object.fromEntries(
      Object.entries(filters)
        .filter(([, value]) => value)
        .map(([key, value]) => [`f.${key}`, value]),
    ),
    ...fixed,
  };
  const query = useRead(
    reportsContract.get_records,
    { ...asked, page: String(page) },
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

  return { query, asked, span: { from, to }, filters, page, change };
}

function spanOf(params: URLSearchParams): DateSpan | undefined {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return isLocalDate(from) && isLocalDate(to) && from <= to ? { from, to } : undefined;
}
