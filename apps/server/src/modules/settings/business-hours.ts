import { toShift, toShiftTimes } from '@rawnaq/domain/employees/working-hours.rules';
import { usualWeek } from '@rawnaq/domain/settings/values/business-hours.rules';
import type { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { tellSessions } from './save-setting';
import { findClock, findHours, lockSection, replaceHours, setAccountColumns } from './settings.repo';

type Settings = typeof settingsContract;
const STEP = 'business-hours';

export const getBusinessHours: UseCase<Settings['get_business_hours']> = (ctx) => openingHours(ctx);

/** The salon's week, also where nobody has decided on it yet. */
export async function openingHours(ctx: Parameters<typeof findClock>[0]) {
  const { wizard_progress, ...clock } = await findClock(ctx);
  const shifts = (await findHours(ctx)).map(toShiftTimes);
  // No hours at all may also mean "closed for now": only a salon that never decided gets the usual week.
  const is_set = shifts.length > 0 || wizard_progress.includes(STEP);
  return { ...clock, is_set, shifts: is_set ? shifts : usualWeek() };
}

export const saveBusinessHours: UseCase<Settings['save_business_hours']> = async (ctx, { shifts, ...clock }) => {
  await lockSection(ctx, 'general');
  const { time_zone, business_day_cut_off } = await findClock(ctx);
  const before = { time_zone, business_day_cut_off, shifts: (await findHours(ctx)).map(toShiftTimes) };
  await setAccountColumns(ctx, clock);
  await replaceHours(ctx, shifts.map(toShift));
  await audit(ctx, {
    action: 'business-hours.save',
    entity: 'business_hours',
    entity_id: 'week',
    before,
    after: { ...clock, shifts },
  });
  tellSessions(ctx);
  return { done: true };
};
