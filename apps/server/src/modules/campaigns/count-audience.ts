import type { CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import { campaignHindrances } from '@rawnaq/domain/campaigns/campaign.states';
import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import type { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { heldBackOf, noticeable } from '@rawnaq/domain/campaigns/effect.rules';
import { estimateFinish, PACE, startOf } from '@rawnaq/domain/campaigns/pacing.rules';
import { todayIn, toInstant } from '@rawnaq/domain/kernel/time/zoned-time';
import { customerCareSetting } from '@rawnaq/domain/settings/customer-care-setting';
import type { UseCase } from '../../http/bind-contract';
import { readSetting } from '../settings';
import { countAudience, type Counted, type Place, type Reach } from './audience.query';
import { findSalon, findSender, type SalonFacts } from './campaigns.repo';
import { hoursOfSalon } from './salon-hours';

/** What is asked about everybody, at this moment. */
export async function reachOf(
  place: Place,
  salon: SalonFacts,
  { channel, selection }: { channel: CampaignChannel; selection: CampaignSelection },
): Promise<Reach> {
  const { offers_in_30_days: cap } = await readSetting(place, customerCareSetting);
  return { channel, selection, cap, today: todayIn(place.now, salon.time_zone) };
}

export const countFitting = (rows: readonly Counted[]): number =>
  sum(rows.filter(({ standing }) => standing === 'fit'));

export const countCampaign: UseCase<(typeof campaignsContract)['count']> = async (ctx, input) => {
  const { channel, selection, holdout_percent, date, time } = input;
  const salon = await findSalon(ctx);
  const reach = await reachOf(ctx, salon, { channel, selection });
  const rows = await countAudience(ctx, reach, salon.language);
  const fitting = rows.filter(({ standing }) => standing === 'fit');
  const able = sum(fitting);
  const held_back = heldBackOf(able, holdout_percent);
  const gets = able - held_back;
  const inLanguage = (language: string): number =>
    Math.round((sum(fitting.filter((row) => row.language === language)) * gets) / Math.max(able, 1));
  const wanted = date ? Date.parse(toInstant({ date, time: time ?? '09:00:00' }, salon.time_zone)) : null;
  const arabic = inLanguage('ar');
  return {
    matching: sum(rows),
    gets,
    held_back,
    left_out: Object.values(campaignHindrances.codes).flatMap((reason) => {
      const count = sum(rows.filter(({ standing }) => standing === reason));
      return count > 0 ? [{ reason, count }] : [];
    }),
    languages: { en: gets - arabic, ar: arabic },
    cap: reach.cap,
    noticeable: noticeable(gets, held_back) ?? null,
    plan: await planOf(ctx, salon, { channel, fitting, share: gets / Math.max(able, 1), wanted }),
  };
};

const sum = (rows: readonly Counted[]): number => rows.reduce((total, { count }) => total + count, 0);

/** In the middle of its ten minutes, behind what the sender has still to do. */
async function planOf(
  place: Place,
  salon: SalonFacts,
  asked: { channel: CampaignChannel; fitting: readonly Counted[]; share: number; wanted: number | null },
) {
  const waiting: Record<string, number> = {};
  for (const { country, count } of asked.fitting) waiting[country] = (waiting[country] ?? 0) + count * asked.share;
  const whole = Object.fromEntries(Object.entries(waiting).map(([country, count]) => [country, Math.round(count)]));
  const hours = hoursOfSalon(asked.channel, salon.time_zone);
  const start = startOf(asked.wanted, place.now.getTime(), () => 0);
  const first = Math.min(...Object.keys(whole).map((country) => hours(country).nextOpen(start)));
  const sender = await findSender(place, asked.channel);
  const pace = { next_at: start, since_rest: sender ? sender.since_rest % PACE.batch : 0 };
  const finish = estimateFinish(whole, pace, hours);
  if (!finish) return null;
  return {
    starts_at: new Date(first).toISOString(),
    finish_at: new Date(finish.at).toISOString(),
    give_or_take_minutes: finish.give_or_take / 60_000,
    countries: Object.keys(whole).filter((country) => country !== ''),
  };
}
