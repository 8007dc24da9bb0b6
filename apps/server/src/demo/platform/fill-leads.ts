import { leadStages } from '@rawnaq/domain/platform-marketing/lead.states';
import type { Tx } from '../../db/database';
import { insertLeads } from './leads.repo';

const DAY = 86_400_000;
const { contacted, interested, offered, won } = leadStages.codes;

/** Talks with merchants: one that waits since yesterday, some that come up, one that is won. */
export async function fillLeads(tx: Tx, now: Date): Promise<void> {
  const day = (offset: number): string => new Date(now.getTime() + offset * DAY).toISOString().slice(0, 10);
  await insertLeads(tx, now, [
    { email: 'maitha@henna.demo', stage: contacted, next_step: 'Call again after six', next_on: day(-1) },
    { email: 'amal@rehana.demo', stage: interested, next_step: 'عرض التقويم والصندوق', next_on: day(1) },
    { email: 'hind@oasis.demo', stage: offered, next_step: 'Answer about the yearly price', next_on: day(2) },
    { email: 'layla@lamsa.demo', stage: interested, next_step: 'Show the WhatsApp package', next_on: day(5) },
    { email: 'owner@glow.demo', stage: won, next_step: null, next_on: null },
  ]);
}
