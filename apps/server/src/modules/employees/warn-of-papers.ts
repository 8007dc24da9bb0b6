import { paperNames, warningDue, warningText } from '@rawnaq/domain/employees/document-expiry.rules';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { todayIn } from '@rawnaq/domain/kernel/zoned-time';
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
  for (const { paper } of await noteWarnings(tx, due)) {
    const person = { en: paper.english_name, ar: paper.arabic_name };
    const text = warningText(person, nameOf(paper), paper.expires_on, todayIn(now, paper.time_zone));
    await notify(tx, {
      account_id: paper.account_id,
      type: 'document-expiry',
      english_text: text.en,
      arabic_text: text.ar,
      link: 'merchant-employees',
    });
  }
}

const nameOf = ({ paper, title }: Paper): Localized =>
  title === null ? paperNames[paper as keyof typeof paperNames] : { en: title, ar: title };
