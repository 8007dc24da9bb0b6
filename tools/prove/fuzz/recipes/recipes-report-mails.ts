import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { mailRhythms } from '@rawnaq/domain/report-mails/report-mail.states';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';

async function mail({ ask }: Kitchen): Promise<Values> {
  const { records } = await ask('merchant', 'report_mails/people', {});
  return {
    report: 'services',
    filters: {},
    rhythm: mailRhythms.codes.daily,
    weekday: null,
    month_day: null,
    hour: 8,
    with_sheet: true,
    with_pdf: true,
    people: (records as { id: number }[]).slice(0, 1).map(({ id }) => id),
  };
}

async function freshMail(kitchen: Kitchen): Promise<number> {
  const { id } = await kitchen.ask('merchant', 'report_mails/add', await mail(kitchen));
  return Number(id ?? 0);
}

export const reportMailRecipes: Record<string, Recipe> = {
  'report_mails/add': mail,
  'report_mails/edit': async (kitchen) => ({ id: await freshMail(kitchen), ...(await mail(kitchen)) }),
  'report_mails/set_status': async (kitchen) => ({ id: await freshMail(kitchen), status: recordStates.codes.disabled }),
  'report_mails/remove': async (kitchen) => ({ id: await freshMail(kitchen) }),
  'report_mails/send_now': async (kitchen) => ({ id: await freshMail(kitchen) }),
};
