import { warningDue, type paperNames } from '@rawnaq/domain/employees/document-expiry.rules';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { Job } from '../../worker/job';
import type { Tx } from '../../db/database';
import { asPlatform } from '../../services';
import { notify } from '../notifications';
import { noteWarnings, papersNearTheirDay, type Paper } from './papers.repo';

/** Once a day: people hear of papers 60, 30 and 7 days before their last day, each time once. */
export const employeeJobs: readonly Job[] = [
  {
    task: 'warn-of-papers',
    cron: '20 4 * * *',
    run: (services) => asPlatform(services, (tx) => warnOfPapers(tx, services.clock())),
  },
];

export async function warnOfPapers(tx: Tx, now: Date): Promise<void> {
  const due = (await papersNearTheirDay(tx, now)).flatMap((paper) => {
    const days = warningDue(paper.expires_on, todayIn(now, paper.time_zone));
    return days === undefined ? [] : [{ paper, days }];
  });
  for (const { paper } of await noteWarnings(tx, due))
    await notify(tx, paper.account_id, warningOf(paper, paper.expires_on < todayIn(now, paper.time_zone)));
}

/** A passport and a residency have words of ours, any other document has its own title. */
function warningOf({ employee_id, english_name, arabic_name, paper, title, expires_on }: Paper, isOver: boolean) {
  const employee = { en: english_name, ar: arabic_name };
  const common = { type: 'document-expiry', open: employee_id } as const;
  if (title !== null)
    return {
      ...common,
      code: isOver ? 'document-expired' : 'document-expires',
      values: { employee, title, date: expires_on },
    } as const;
  return {
    ...common,
    code: isOver ? 'paper-expired' : 'paper-expires',
    values: { employee, paper: paper as keyof typeof paperNames, date: expires_on },
  } as const;
}
