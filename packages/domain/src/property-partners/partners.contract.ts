import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { aliasName, requiredText } from '../kernel/input/fields';

/** More would be a list of salons, not a recommendation. */
export const MOST_PARTNERS = 4;
/** What a page of a place shows of a salon's menu. */
export const MOST_PARTNER_SERVICES = 8;

const id = z.number().int();
const own = { areas: ['properties'], access: 'signed-in', transaction: false } as const;
const done = z.object({ done: z.literal(true) });
const alias = aliasName();

const partner = z.object({
  alias: z.string(),
  /** Null while its booking page is closed: then visitors do not see it. */
  salon: z.object({ english_name: z.string(), arabic_name: z.string() }).nullable(),
});
export type Partner = z.output<typeof partner>;

/** The address of a salon's page as people have it: its name alone, or the link they were sent. */
export const addPartnerInput = z.object({
  property_id: id,
  salon: requiredText({ en: 'Booking address of the salon', ar: 'رابط الحجز للصالون' }, 200),
});

export const propertyPartnersContract = {
  get: endpoint({
    ...own,
    method: 'GET',
    path: 'property_partners/get',
    summary: 'Salons the owner recommends to those who stay at a place',
    input: z.object({ property_id: z.coerce.number().int() }),
    output: z.object({ records: z.array(partner) }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    ...own,
    method: 'POST',
    path: 'property_partners/add',
    idempotent: false,
    summary: 'Recommend a salon, by the address of its booking page',
    input: addPartnerInput,
    output: done,
    errors: ['NOT_FOUND', 'PARTNER_NOT_ONLINE', 'PARTNERS_TOO_MANY'],
  }),
  remove: endpoint({
    ...own,
    method: 'POST',
    path: 'property_partners/remove',
    idempotent: false,
    summary: 'Recommend a salon no more',
    input: z.object({ property_id: id, alias }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
