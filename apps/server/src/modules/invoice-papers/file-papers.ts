import { numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { paperFiler } from '../../infra/pdf/render-paper';
import { asAccount, type Services } from '../../services';
import type { Bookkeeper } from '../ledger';
import { countOfYears, findYears, papersOfYears } from './invoice-papers.repo';
import { bytesOf } from './pdf';
import { readPaper } from './read-paper';

type DrawnPaper = { year: string; number: string; bytes: Uint8Array };
/** Read together and then drawn: nobody holds a connection while something is drawn. */
const AT_ONCE = 20;

export const countPapers = (
  place: Pick<Bookkeeper, 'tx' | 'accountId'>,
  years: readonly number[],
): number | Promise<number> => (years.length === 0 ? 0 : countOfYears(place, years));

/** In which years there are any, the newest first. */
export const yearsOfPapers = (place: Pick<Bookkeeper, 'tx' | 'accountId'>): Promise<number[]> => findYears(place);

/** Every paper of these years as PDF, one after the other. */
export async function* drawnPapers(
  services: Services,
  accountId: number,
  years: readonly number[],
  language: Language,
): AsyncGenerator<DrawnPaper> {
  const draw = paperFiler(language, `backup of ${accountId}`);
  let after = 0;
  while (years.length > 0) {
    const some = await asAccount(services, accountId, async (tx) => {
      const place = { tx, accountId };
      const rows = await papersOfYears(place, years, after, AT_ONCE);
      const read: { id: number; year: string; number: string; paper: Awaited<ReturnType<typeof readPaper>> }[] = [];
      for (const row of rows)
        read.push({
          id: row.id,
          year: row.day.slice(0, 4),
          number: numberText(row.kind, row.number),
          paper: await readPaper(place, row, { services, language }),
        });
      return read;
    });
    for (const { year, number, paper } of some)
      yield { year, number, bytes: await draw(paper, bytesOf(paper.seller.logo)) };
    if (some.length < AT_ONCE) return;
    after = some.at(-1)!.id;
  }
}
