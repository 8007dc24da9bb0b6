import { canMove } from '@rawnaq/domain/kernel/state-machine';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { enquiryStates } from '@rawnaq/domain/property-stays/enquiry.states';
import { z } from 'zod';
import { enqueueAll } from '../../db/enqueue';
import { asAccount, asPlatform, type Services } from '../../services';
import type { Job } from '../../worker/job';
import { dueFeeds, overdueEnquiries } from './due.repo';
import { lockEnquiry, setEnquiry, type EnquiryKey } from './enquiries.repo';
import { enqueueListNights, LIST_NIGHTS, listNights } from './list-nights';
import { freeNightsOf } from './nights.repo';
import { READ_FEED, readFeed } from './read-feed';
import type { StayDeposits } from './stay-deposits';
import { HOST_ZONE, tellOwner } from './tell';

const payloadOf = z.object({ account_id: z.number(), id: z.number() });
const { codes } = enquiryStates;

export const stayJobs = (deposits: StayDeposits): readonly Job[] => [
  {
    task: LIST_NIGHTS,
    run: (services, payload) => {
      const { account_id, id } = payloadOf.parse(payload);
      return asPlatform(services, (tx) => listNights(tx, { account_id, property_id: id }, services.clock()));
    },
  },
  {
    task: 'lapse-stay-offers',
    cron: '*/5 * * * *',
    run: async (services) => {
      for (const key of await asPlatform(services, (tx) => overdueEnquiries(tx, services.clock())))
        await lapse(services, deposits, key).catch((error: unknown) =>
          services.log.error({ err: error, ...key }, 'an offer that is over was left out'),
        );
    },
  },
  {
    task: 'read-stay-feeds',
    cron: '*/5 * * * *',
    run: (services) =>
      asPlatform(services, async (tx) =>
        enqueueAll(tx, READ_FEED, await dueFeeds(tx, services.clock()), { maxAttempts: 1 }),
      ),
  },
  { task: READ_FEED, run: (services, payload) => readFeed(services, payloadOf.parse(payload)) },
];

/** Looked at again with the row in hand: it may be accepted in this very moment, or its deposit be on the way. */
async function lapse(services: Services, deposits: StayDeposits, key: EnquiryKey): Promise<void> {
  await deposits.beforeGivingUp(services, key.account_id, key.id);
  await asAccount(services, key.account_id, async (tx) => {
    const now = services.clock();
    const enquiry = await lockEnquiry(tx, key);
    if (!enquiry || !canMove(enquiryStates, enquiry.status, codes.expired)) return;
    const wasOffered = enquiry.status === codes.offered;
    const isOver = wasOffered
      ? enquiry.valid_until !== null && Date.parse(enquiry.valid_until) <= now.getTime()
      : enquiry.arrives_on < todayIn(now, HOST_ZONE);
    if (!isOver) return;
    const expired = await setEnquiry(tx, now, enquiry, { status: codes.expired });
    if (await freeNightsOf(tx, key.account_id, key.id)) await enqueueListNights(tx, expired);
    await deposits.letGo({ tx, accountId: key.account_id, now }, key.id);
    if (wasOffered) await tellOwner({ tx, services }, expired, 'lapsed');
  });
}
