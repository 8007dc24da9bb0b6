import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { writeOffer } from '@rawnaq/domain/campaigns/campaign-text.rules';
import { campaignDeliveryStates, campaignKinds, campaignStates } from '@rawnaq/domain/campaigns/campaign.states';
import { MEASURED_DAYS } from '@rawnaq/domain/campaigns/effect.rules';
import { languageOfCustomer } from '@rawnaq/domain/customers/customer-language.rules';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn, toInstant } from '@rawnaq/domain/kernel/time/zoned-time';
import { keepResult } from '../../modules/campaigns';
import { readersOf, sayAboutOffers, type DemoReader } from './campaigns.repo';
import { seeded, type Chance } from '../random';
import { onStage, type Demo, type Stage } from '../stage';
import { insertNumbered, insertRows } from '../stage.repo';
import { DEMO_CAMPAIGNS, type DemoCampaign } from '../texts/campaign-texts';

const [GLOW, ZONE, MINUTE, DAY] = [1001, 'Asia/Dubai', 60_000, 86_400_000];
const { sending, paused, completed, disabled, active } = campaignStates.codes;
const delivery = campaignDeliveryStates.codes;
const SALON = { en: 'Glow Beauty Lounge', ar: 'جلو بيوتي لاونج' };

/** A quarter of a year of campaigns, each of their states, and what they caused. */
export async function fillCampaigns(demo: Demo): Promise<void> {
  await sayAboutOffers(demo.tx, GLOW, demo.now);
  await onStage(demo, GLOW, async (stage) => {
    const readers = await readersOf(stage.tx, GLOW);
    for (const [place, campaign] of DEMO_CAMPAIGNS.entries())
      await fillOne(stage, readers, campaign, seeded(place * 97 + 11));
    await insertRows(demo.tx, 'campaign_senders', GLOW, [
      { channel: 'whatsapp', next_at: demo.now.toISOString(), since_rest: 40 },
      { channel: 'sms', next_at: demo.now.toISOString(), since_rest: 60 },
      { channel: 'email', next_at: demo.now.toISOString(), since_rest: 60 },
    ]);
  });
}

async function fillOne(
  stage: Stage,
  readers: readonly DemoReader[],
  campaign: DemoCampaign,
  chance: Chance,
): Promise<void> {
  const { tx, now } = stage;
  const today = todayIn(now, ZONE);
  const instant = (day: string, time: string): string => toInstant({ date: day, time }, ZONE);
  const begun_at = campaign.ago === undefined ? null : instant(addDays(today, -campaign.ago), '10:10:00');
  const tomorrow = addDays(today, 1);
  const isPlanned = campaign.status === active;
  const lots = begun_at ? drawLots(readers, campaign, Date.parse(begun_at), chance) : [];
  const last = lots.reduce((latest, { at }) => Math.max(latest, at ?? 0), 0);
  const isOver = campaign.status === completed || campaign.status === disabled;
  const completed_at = isOver ? new Date(last + MINUTE).toISOString() : null;
  const created = begun_at
    ? new Date(Date.parse(begun_at) - DAY).toISOString()
    : new Date(now.getTime() - (isPlanned ? 26 : 2) * 60 * MINUTE).toISOString();
  const [id] = await insertNumbered(tx, 'campaigns', GLOW, [
    {
      kind: campaignKinds.codes.campaign,
      name: campaign.name,
      channel: campaign.channel,
      status: campaign.status,
      selection: campaign.selection,
      english_active: true,
      english_subject: campaign.subject?.en ?? '',
      english_text: campaign.en,
      arabic_active: true,
      arabic_subject: campaign.subject?.ar ?? '',
      arabic_text: campaign.ar,
      holdout_percent: campaign.holdout,
      send_at: isPlanned ? instant(tomorrow, '10:00:00') : null,
      starts_at: isPlanned ? instant(tomorrow, '10:10:00') : null,
      begun_at,
      finish_at: isPlanned
        ? instant(tomorrow, '15:20:00')
        : campaign.status === sending
          ? instant(tomorrow, '12:05:00')
          : null,
      paused_at: campaign.status === paused ? new Date(last + MINUTE).toISOString() : null,
      completed_at,
      created_by: stage.who().id,
      created_at: created,
      updated_at: created,
    },
  ]);
  if (!begun_at) return;
  await writeLots(stage, campaign, id!, lots, chance);
  await keepResult({ tx, accountId: GLOW, now }, { id: id!, begun_at, completed_at });
}

type Lot = { reader: DemoReader; isHeld: boolean; /** When it went out. */ at: number | null };

/** Who was drawn, who of them is held back, and when each got hers. */
function drawLots(all: readonly DemoReader[], campaign: DemoCampaign, begun: number, chance: Chance): Lot[] {
  const could = all.filter(
    ({ channels, known_since }) => channels.includes(campaign.channel) && known_since * 1000 < begun,
  );
  const readers = shuffled(could, chance).slice(0, campaign.people);
  const held = heldOf(readers, campaign, begun);
  const gets = readers.filter((reader) => !held.has(reader));
  const share = campaign.done ?? 1;
  let at = begun;
  return [
    ...[...held].map((reader) => ({ reader, isHeld: true, at: null })),
    ...gets.map((reader, place) => {
      at += chance.whole(30, 90) * 1000;
      return { reader, isHeld: false, at: place < gets.length * share ? at : null };
    }),
  ];
}

/** A world that was really compared: those held back book as rarely as the campaign's effect says. */
function heldOf(
  readers: readonly DemoReader[],
  { holdout, heldShare = 1 }: DemoCampaign,
  begun: number,
): Set<DemoReader> {
  const [from, until] = [begun / 1000, (begun + (MEASURED_DAYS + 1) * DAY) / 1000];
  const hasBooked = ({ booked_at }: DemoReader): boolean => booked_at.some((at) => at >= from && at < until);
  const wanted = Math.round((readers.length * holdout) / 100);
  const bookers = readers.filter(hasBooked);
  const others = readers.filter((reader) => !hasBooked(reader));
  const among = Math.round((wanted * bookers.length * heldShare) / Math.max(readers.length, 1));
  return new Set([...bookers.slice(0, among), ...others.slice(0, wanted - among)]);
}

async function writeLots(
  { tx, now, services }: Stage,
  campaign: DemoCampaign,
  campaign_id: number,
  lots: readonly Lot[],
  chance: Chance,
): Promise<void> {
  const sent = lots.filter(({ at }) => at !== null);
  const isFailed = (place: number): boolean => place % 23 === 5 && place / 23 < (campaign.failed ?? 0);
  const moment = (at: number): string => new Date(at).toISOString();
  const message_ids = await insertNumbered(
    tx,
    'messages',
    GLOW,
    sent.map(({ reader, at }, place) => {
      const offer = writeOffer(textsOf(campaign), campaign.channel, languageOfCustomer(reader, 'en'), (language) => ({
        name: reader.name,
        salon: SALON[language],
        link: services.config.publicUrl + pathTo('online-home', language, { aliasName: 'glow' }),
        stop_link: services.config.publicUrl,
      }));
      const hasFailed = isFailed(place);
      return {
        channel: campaign.channel,
        recipient: campaign.channel === 'email' ? reader.email : reader.mobile,
        recipient_name: reader.name,
        template: 'campaign',
        language: offer.language,
        subject: offer.subject,
        body: offer.body,
        status: hasFailed ? outgoingStates.codes.failed : outgoingStates.codes.success,
        driver: 'sandbox',
        error: hasFailed ? troubleText('notOnWhatsappOrOld', 131026) : null,
        attempts: 1,
        created_at: moment(at!),
        send_after: moment(at!),
        claimed_at: moment(at!),
        sent_at: hasFailed ? null : moment(at!),
        customer_id: reader.id,
      };
    }),
  );
  const messageOf = new Map(sent.map((lot, place) => [lot, { id: message_ids[place]!, hasFailed: isFailed(place) }]));
  await insertRows(
    tx,
    'campaign_recipients',
    GLOW,
    lots.map((lot, place) => {
      const message = messageOf.get(lot);
      const clicked =
        message && !message.hasFailed && chance.next() < 0.27 ? lot.at! + chance.whole(1, 300) * MINUTE : null;
      return {
        campaign_id,
        customer_id: lot.reader.id,
        round: 1,
        is_last: true,
        position: place + 1,
        country: 'AE',
        ...standingOf(lot, message, campaign),
        message_id: message?.id ?? null,
        claimed_at: lot.at === null ? null : moment(lot.at),
        sent_at: message && !message.hasFailed ? moment(lot.at!) : null,
        clicks: clicked && clicked < now.getTime() ? 1 : 0,
        clicked_at: clicked && clicked < now.getTime() ? moment(clicked) : null,
      };
    }),
  );
}

function standingOf(lot: Lot, message: { hasFailed: boolean } | undefined, campaign: DemoCampaign) {
  if (lot.isHeld) return { status: delivery.held_back };
  if (message) return { status: message.hasFailed ? delivery.failed : delivery.sent };
  return campaign.status === sending || campaign.status === paused
    ? { status: delivery.pending }
    : { status: delivery.left_out, reason: 'cancelled' };
}

const textsOf = (campaign: DemoCampaign) => ({
  english_active: true,
  english_subject: campaign.subject?.en ?? '',
  english_text: campaign.en,
  arabic_active: true,
  arabic_subject: campaign.subject?.ar ?? '',
  arabic_text: campaign.ar,
});

function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  return items
    .map((item) => ({ item, lot: chance.next() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
