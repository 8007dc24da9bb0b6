import { randomInt } from 'node:crypto';
import { campaignStates, type CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import { afterMessage, whoIsAwake } from '@rawnaq/domain/campaigns/pacing.rules';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { customerCareSetting } from '@rawnaq/domain/settings/customer-care-setting';
import { newLinkId } from '../../infra/link-id';
import type { Services } from '../../services';
import { queueSalonMessages } from '../messages';
import { notify } from '../notifications';
import { readSetting } from '../settings';
import type { Place } from './audience.query';
import {
  askForTurn,
  findSalon,
  holdSender,
  sendingCampaigns,
  setSender,
  updateCampaign,
  type CampaignRow,
  type Sender,
} from './campaigns.repo';
import { finishOf } from './finish-of';
import {
  claimRecipient,
  leaveOut,
  leaveOutRest,
  lookAtCustomer,
  nextRecipient,
  settleOutcomes,
  tallyOf,
  waitingOf,
} from './recipients.repo';
import { hoursOfSalon } from './salon-hours';
import { pictureOf } from './offer-picture';
import { messageOf, readVoice, type Voice } from './write-campaign';

/** Who can't be written to any more costs no time; beyond so many, the transaction is long enough. */
const MOST_LEFT_OUT = 200;

/**
 * One message of one sender, whatever campaigns it has: the recipient, her message in the outbox and the time of the
 * next one are written together or not at all. Whoever dies in between leaves everything as it was, and no second
 * process has the sender at the same time.
 */
export async function takeTurn(place: Place, services: Services, channel: CampaignChannel): Promise<void> {
  const sender = await holdSender(place, channel);
  if (!sender) return;
  const { tx, accountId, now } = place;
  const again = (at: number): Promise<void> => askForTurn(tx, accountId, channel, new Date(at));
  if (Date.parse(sender.next_at) > now.getTime()) return again(Date.parse(sender.next_at));
  await settleOutcomes(place);
  const salon = await findSalon(place);
  if (!salon.is_open) return;
  const campaigns = await sendingCampaigns(place, channel);
  const today = todayIn(now, salon.time_zone);
  for (const { id, ends_on } of campaigns)
    if (ends_on !== null && ends_on < today) await leaveOutRest(place, id, 'period');
  const waiting = await waitingOf(
    place,
    campaigns.map(({ id }) => id),
  );
  const countries = Object.keys(waiting);
  const { awake, next_at } = whoIsAwake(countries, now.getTime(), hoursOfSalon(channel, salon.time_zone));
  if (countries.length > 0 && awake.length === 0) {
    if (next_at === Infinity) for (const { id } of campaigns) await leaveOutRest(place, id, 'hours', countries);
    const later = next_at === Infinity ? now.getTime() : next_at;
    await setSender(place, channel, { ...sender, next_at: new Date(later).toISOString() });
    return again(later);
  }
  const voice = await readVoice(place, services, salon);
  const { offers_in_30_days: cap } = await readSetting(place, customerCareSetting);
  const wrote = await writeToNext(place, services, { campaigns, awake, voice, cap });
  const pace = wrote
    ? afterMessage(sender.since_rest, now.getTime(), () => randomInt(0, 1_000_000) / 1_000_000)
    : { next_at: now.getTime(), since_rest: sender.since_rest };
  const next: Sender = { next_at: new Date(pace.next_at).toISOString(), since_rest: pace.since_rest };
  await setSender(place, channel, next);
  const isLeft = await completeDone(place, campaigns, wrote, salon.time_zone);
  if (isLeft) await again(pace.next_at);
}

type Turn = { campaigns: readonly CampaignRow[]; awake: readonly string[]; voice: Voice; cap: number };

/** The oldest campaign first. Answers which one wrote; undefined when nobody could be written to. */
async function writeToNext(
  place: Place,
  services: Services,
  { campaigns, awake, voice, cap }: Turn,
): Promise<CampaignRow | undefined> {
  let tries = 0;
  for (const campaign of campaigns)
    for (;;) {
      const next = tries < MOST_LEFT_OUT ? await nextRecipient(place, campaign.id, awake) : undefined;
      if (!next) break;
      tries += 1;
      const customer = await lookAtCustomer(place, { channel: campaign.channel, cap }, next.customer_id);
      if (customer.standing !== 'fit') {
        await leaveOut(place, next.id, customer.standing);
        continue;
      }
      const uniqueId = newLinkId(place.accountId);
      const address = campaign.channel === 'email' ? customer.email! : customer.mobile;
      const message = messageOf(
        voice,
        campaign,
        { ...customer, address },
        { accountId: place.accountId, uniqueId, template: 'campaign' },
      );
      const content = await pictureOf(place, services, campaign, message.body);
      const [message_id] = await queueSalonMessages(place.tx, [{ ...message, content }], place.now);
      await claimRecipient(place, next.id, { message_id: message_id!, unique_id: uniqueId });
      return campaign;
    }
  return undefined;
}

/** Ends what has nobody left, and says when the one that wrote will end. Answers whether anybody is left at all. */
async function completeDone(
  place: Place,
  campaigns: readonly CampaignRow[],
  wrote: CampaignRow | undefined,
  timeZone: string,
): Promise<boolean> {
  let isLeft = false;
  for (const { id, name, channel } of campaigns) {
    const waiting = await waitingOf(place, [id]);
    if (Object.keys(waiting).length > 0) {
      isLeft = true;
      if (wrote?.id === id)
        await updateCampaign(place, id, { finish_at: await finishOf(place, channel, waiting, timeZone) });
      continue;
    }
    await updateCampaign(place, id, {
      status: campaignStates.codes.completed,
      completed_at: place.now.toISOString(),
      finish_at: null,
    });
    const { recipients, left_out } = await tallyOf(place, id);
    await notify(place.tx, place.accountId, {
      type: 'campaigns',
      code: 'completed',
      values: { name, sent: recipients - left_out },
      open: id,
    });
  }
  return isLeft;
}
