import { CUSTOMER_TYPE_DAYS } from '@rawnaq/domain/kernel/input/limits';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import { customerCareSetting } from '@rawnaq/domain/settings/customer-care-setting';
import type { SettingValues } from '@rawnaq/domain/settings/define-setting';
import { notificationsSetting, waysOf } from '@rawnaq/domain/settings/notifications-setting';
import { CARE_MESSAGES, type CareKind } from '@rawnaq/domain/customer-care/care.states';
import type { MessageChannel } from '@rawnaq/domain/messages/message-ways.rules';
import type { Ctx } from '../../http/context';
import { findSalonClock } from '../appointments';
import { readSetting } from '../settings';

export type CareRules = SettingValues<typeof customerCareSetting> & {
  missed_after_days: number;
  /** By what each message goes, in turn. */
  waysOf: (kind: CareKind) => readonly MessageChannel[];
  today: string;
  time_zone: string;
  business_day_cut_off: string;
};

/**
 * What the salon has set, and its day. When a customer is missed is said by the automatic message: one number for both.
 */
export async function careRules(ctx: Pick<Ctx, 'tx' | 'accountId' | 'now'>): Promise<CareRules> {
  const clock = await findSalonClock(ctx);
  const messages = await readSetting(ctx, notificationsSetting);
  return {
    ...(await readSetting(ctx, customerCareSetting)),
    missed_after_days: messages.missed_customer.timing ?? CUSTOMER_TYPE_DAYS,
    waysOf: (kind) => waysOf(messages[CARE_MESSAGES[kind]]),
    ...clock,
    today: businessDateOf(ctx.now, clock.time_zone, clock.business_day_cut_off),
  };
}
