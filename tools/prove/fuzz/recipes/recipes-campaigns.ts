import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { campaignDeliveryStates, campaignStates, type CampaignState } from '@rawnaq/domain/campaigns/campaign.states';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';

const { sending, paused, completed } = campaignStates.codes;

const words = {
  channel: 'whatsapp',
  picture_upload_id: null,
  english_active: true,
  english_subject: '',
  english_text: 'Hi {customer}, see you at {salon}: {link}',
  arabic_active: false,
  arabic_subject: '',
  arabic_text: '',
};
const campaign: Values = {
  ...words,
  name: 'Quiet weeks',
  selection: {},
  holdout_percent: 10,
  send_at: null,
  ends_on: undefined,
};

/** Somebody who wants offers, so that there is anybody to write to. */
async function aReader({ rows, account }: Kitchen): Promise<void> {
  await rows(
    `with said as (
       insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
       select account_id, id, 'whatsapp', 'marketing', true, 'Fuzz' from customers
       where account_id = $1 and status = $2 and merged_into is null and whatsapp_inactive_at is null
       order by id desc limit 5 returning customer_id)
     update customers set offers_by_whatsapp = true
     where account_id = $1 and id in (select customer_id from said)`,
    [account, recordStates.codes.active],
  );
}

async function fresh(kitchen: Kitchen): Promise<number> {
  await aReader(kitchen);
  const { id } = await kitchen.ask('merchant', 'campaigns/add', campaign);
  return Number(id ?? 0);
}

/** As the clock would have left it. */
async function inState(kitchen: Kitchen, status: CampaignState): Promise<number> {
  const id = await fresh(kitchen);
  await kitchen.rows('update campaigns set status = $3, begun_at = now() where account_id = $1 and id = $2', [
    kitchen.account,
    id,
    status,
  ]);
  return id;
}

async function withFailed(kitchen: Kitchen): Promise<number> {
  const id = await inState(kitchen, completed);
  await kitchen.rows(
    `insert into campaign_recipients (account_id, campaign_id, customer_id, round, position, country, status)
     select account_id, $2, id, 1, 1, '', $3 from customers where account_id = $1 order by id limit 1`,
    [kitchen.account, id, campaignDeliveryStates.codes.failed],
  );
  return id;
}

export const campaignRecipes: Record<string, Recipe> = {
  'campaigns/count': async () => ({ channel: 'whatsapp', selection: '{}', holdout_percent: 20, date: '', time: '' }),
  'campaigns/add': async () => campaign,
  'campaigns/edit': async (kitchen) => ({ ...campaign, id: await fresh(kitchen), version: 1 }),
  'campaigns/get_record': async (kitchen) => ({ id: await fresh(kitchen) }),
  'campaigns/renew': async (kitchen) => ({ id: await fresh(kitchen) }),
  'campaigns/schedule': async (kitchen) => ({ id: await fresh(kitchen) }),
  'campaigns/take_back': async (kitchen) => {
    const id = await fresh(kitchen);
    await kitchen.ask('merchant', 'campaigns/schedule', { id });
    return { id };
  },
  'campaigns/pause': async (kitchen) => ({ id: await inState(kitchen, sending) }),
  'campaigns/resume': async (kitchen) => ({ id: await inState(kitchen, paused) }),
  'campaigns/cancel': async (kitchen) => ({ id: await fresh(kitchen) }),
  'campaigns/resend': async (kitchen) => ({ id: await withFailed(kitchen), with_unknown: false }),
  'campaigns/send_test': async () => ({ ...words, language: 'en' }),
  'campaigns/send_message': async (kitchen) => {
    await aReader(kitchen);
    return { ...words, selection: {} };
  },
};
