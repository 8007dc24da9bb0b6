import { forecastColumns, forecastContract } from '@rawnaq/domain/forecast/forecast.contract';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import type { UseCases } from '../../http/bind-contract';
import { exportUseCase } from '../../http/lists/export-use-case';
import { getForecast, readForecast } from './get-forecast';

type Forecasts = typeof forecastContract;

/** The rows of the page, in a file. */
const file = exportUseCase({
  allow: () => undefined,
  plan: async (ctx, input) => {
    const { horizon, format } = forecastContract.export.input.parse(input);
    const { rows, span } = await readForecast(ctx, horizon);
    const days = span ? `${span.from} ${span.to}` : '';
    return {
      columns: forecastColumns,
      title: pageWords.forecast,
      name: `${pageWords.forecast[ctx.language]} ${days}`.trim(),
      plainName: `forecast-${horizon}`,
      format,
      count: () => Promise.resolve(rows.length),
      rows: async function* () {
        yield rows;
      },
    };
  },
});

const useCases: UseCases<Forecasts> = { get: getForecast, export: file };
export const forecastRoutes = { contract: forecastContract, useCases };
