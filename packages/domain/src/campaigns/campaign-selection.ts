import { z } from 'zod';
import { customerTypes, genders } from '../customers/customer.states';
import { codeOf } from '../kernel/input/fields';

const id = z.int().positive();
const days = z.int().min(0).max(3650);
const amount = z.int().min(0).max(1_000_000_000_00);
const MOST_CHOSEN = 50;
const some = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST_CHOSEN).optional();

/** Whom a campaign is for. What is not said does not narrow; several of one kind mean any of them. */
export const campaignSelection = z.strictObject({
  types: some(codeOf(customerTypes)),
  /** Days since the last visit. */
  visited_least: days.nullish(),
  visited_most: days.nullish(),
  /** Minor units in the last twelve months. */
  spent_least: amount.nullish(),
  spent_most: amount.nullish(),
  service_ids: some(id),
  group_ids: some(id),
  birthday_months: some(z.int().min(1).max(12)),
  nationality_ids: some(id),
  genders: some(codeOf(genders)),
  /** Made no booking for so many days. */
  not_booked_days: z.int().min(1).max(3650).nullish(),
  next_booking: z.enum(['none', 'some']).nullish(),
});
export type CampaignSelection = z.output<typeof campaignSelection>;

/** In an address it is a text. */
export const selectionText = z
  .string()
  .max(4_000)
  .default('{}')
  .transform((text, ctx): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      ctx.addIssue({ code: 'custom', message: 'Not JSON' });
      return z.NEVER;
    }
  })
  .pipe(campaignSelection);
