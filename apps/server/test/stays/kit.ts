import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { RenterAct } from '@rawnaq/domain/property-stays/enquiry-page';
import { staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import { expect } from 'vitest';
import { depositsOfStays } from '../../src/modules/payment-links';
import { actOnEnquiry, loadEnquiryPage } from '../../src/modules/property-stays';
import { rowsOf } from '../people';
import { openWorld, type World } from '../world';
import { addHost, type Host } from './host';
import { addListedPlace, type ListedPlace } from './listed-place';

type Opened = { world: World; host: Host; other: Host; place: ListedPlace; today: string };
/** An enquiry by its number, and by the link of its renter. */
export type Asked = { id: number; link: string };

const { ask, get_record, offer } = staysContract;
export const PRICE = 300_000;

/** An owner with a listed place, another owner, and people who ask for its nights. `open` before anything else. */
export function staysKit() {
  let at: Opened;
  let callers = 0;
  const open = async (options: Parameters<typeof openWorld>[0] = { poolSize: 16 }): Promise<Opened> => {
    const world = await openWorld(options);
    const host = await addHost(world, 'Saeed', '+971501110001', 'saeed@test.rawnaq');
    const other = await addHost(world, 'Maitha', '+971501110002');
    const place = await addListedPlace(world, host, 'Sidr Chalet');
    at = { world, host, other, place, today: todayIn(world.services.clock(), 'Asia/Dubai') };
    return at;
  };
  /** As the owner; her token changes when the clock was moved. */
  const mine = {
    get as() {
      return at.host.token;
    },
    area: 'properties' as const,
  };
  const day = (offset: number): string => addDays(at.today, offset);

  /** Everybody asks from a network and a number of her own. Days are counted from today. */
  const asking = (from: number, to: number, more: object = {}) => {
    callers += 1;
    return at.world.call(
      ask,
      {
        unique_id: at.place.unique_id,
        name: 'نورة العلي',
        mobile: `05012${String(callers).padStart(5, '0')}`,
        arrives_on: day(from),
        leaves_on: day(to),
        people: '4',
        ...more,
      } as never,
      {
        area: 'properties',
        ip: `10.${callers % 250}.${Math.floor(callers / 250)}.7`,
        headers: { 'accept-language': 'ar' },
      },
    );
  };
  const asked = async (from: number, to: number, more: object = {}): Promise<Asked> => {
    const { status, body } = await asking(from, to, more);
    expect([status, body.code]).toEqual([200, undefined]);
    const [row] = await rowsOf<{ id: number }>(at.world, 'select id from property_enquiries where unique_id = $1', [
      body.unique_id,
    ]);
    return { id: row!.id, link: body.unique_id };
  };
  const offered = async (from: number, to: number, more: object = {}): Promise<Asked> => {
    const enquiry = await asked(from, to);
    const { status, body } = await at.world.call(offer, { id: enquiry.id, price: PRICE, hours: 24, ...more }, mine);
    expect([status, body.code]).toEqual([200, undefined]);
    return enquiry;
  };

  return {
    open,
    mine,
    day,
    asking,
    asked,
    offered,
    recordOf: async (id: number) => (await at.world.call(get_record, { id }, mine)).body.record,
    /** What the renter sees by her link, and what she does there. */
    pageOf: (link: string) => loadEnquiryPage(at.world.services, link, depositsOfStays),
    act: (link: string, what: RenterAct, text = '') =>
      actOnEnquiry(at.world.services, link, what, text, { ip: '127.0.0.1', id: 'test' }, depositsOfStays),
    nightsOf: (id: number) =>
      rowsOf<{ kind: string; arrives_on: string }>(
        at.world,
        'select kind, arrives_on::text from property_nights where account_id = $1 and enquiry_id = $2',
        [at.host.account_id, id],
      ),
    messages: (template: string) =>
      rowsOf<{ recipient: string; language: string; body: string; channel: string }>(
        at.world,
        'select recipient, language, body, channel from messages where account_id = $1 and template = $2 order by id',
        [at.host.account_id, template],
      ),
  };
}
