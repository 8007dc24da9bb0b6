import { AppError } from '../kernel/app-error';
import { reckonSale } from './reckon-sale';
import type { ReckonedSale, Sale } from './sale';

export type SaleProblem = { error: AppError; field: string };

/** A bill that is still being written needs figures, not a refusal: what the rules refuse is left out and named. */
export function reckonWhatFits(sale: Sale): { sale: ReckonedSale; problems: SaleProblem[] } {
  const problems: SaleProblem[] = [];
  let tried = sale;
  for (;;) {
    try {
      return { sale: reckonSale(tried), problems };
    } catch (error) {
      const field = error instanceof AppError ? error.options.field : undefined;
      if (!(error instanceof AppError) || field === undefined) throw error;
      problems.push({ error, field });
      tried = without(tried, field);
    }
  }
}

function without(sale: Sale, field: string): Sale {
  if (field === 'package_price') return { ...sale, package_price: null };
  if (field === 'voucher') return { ...sale, voucher: null };
  const place = Number(/^lines\.(\d+)\.discount$/.exec(field)?.[1]);
  if (!sale.lines[place]?.discount) throw new Error(`Nothing to leave out for ${field}`);
  return { ...sale, lines: sale.lines.map((line, index) => (index === place ? { ...line, discount: null } : line)) };
}
