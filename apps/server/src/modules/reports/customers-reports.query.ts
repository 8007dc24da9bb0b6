import type { customerTypesReport } from '@rawnaq/domain/reports/definitions/customers-reports';
import { typeDays } from '../customers';
import type { SummaryServer } from './report-server';

export const customerTypesServer: SummaryServer<typeof customerTypesReport> = {
  async answer(ctx, { from, to }) {
    const days = (await typeDays(ctx, from, to)).map(({ day, ...counts }) => ({ id: day, date: day, ...counts }));
    const last = days.at(-1);
    return {
      rows: days.toReversed(),
      figures: { frequent: last?.frequent ?? null, new: last?.new ?? null, missed: last?.missed ?? null },
      chart: days,
    };
  },
};
