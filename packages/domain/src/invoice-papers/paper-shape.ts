import { z } from 'zod';
import { CURRENCIES } from '../kernel/money';
import { GULF_ISO2 } from '../kernel/places/countries';
import { CLOCKS } from '../kernel/time/clock';
import type { Paper } from '../papers/paper';

const words = z.object({ en: z.string(), ar: z.string() });
const wall = z.object({ date: z.string(), time: z.string() });
const money = z.int();

/** A document as it travels: the same as {@link Paper}, declared for whoever asks over the network. */
export const paperShape = z.object({
  kind: z.enum(['invoice', 'credit_note', 'debit_note', 'deposit', 'gift_card_sale']),
  country: z.enum(GULF_ISO2),
  currency: z.enum(CURRENCIES),
  vat_active: z.boolean(),
  number: z.string(),
  issued: wall,
  clock: z.enum(CLOCKS),
  supply_date: z.string().nullable(),
  seller: z.object({
    name: words,
    address: words,
    trn: z.string().nullable(),
    cr_number: z.string().nullable(),
    telephone: z.string().nullable(),
    logo: z.string().nullable(),
    header: words,
    footer: words,
    terms: words,
  }),
  buyer: z
    .object({ name: words, mobile: z.string().nullable(), trn: z.string().nullable(), address: words.nullable() })
    .nullable(),
  salesman: words.nullable(),
  lines: z
    .array(
      z.object({
        name: words,
        employee: words.nullable(),
        note: words.nullable(),
        quantity: z.int(),
        unit_price: money,
        discount: money,
        net: money,
        rate: z.int(),
        vat: money,
        gross: money,
      }),
    )
    .readonly(),
  totals: z.object({
    list: money,
    discount: money,
    subtotal: money,
    rates: z.array(z.object({ rate: z.int(), net: money, vat: money })).readonly(),
    vat: money,
    rounding: money,
    total: money,
    tips: money,
    payable: money,
  }),
  settlements: z.array(z.object({ label: words, amount: money, reference: z.string().nullable() })).readonly(),
  open: money,
  change: money,
  original: z.object({ number: z.string(), date: z.string(), reason: words }).nullable(),
  tax_qr: z.string().nullable(),
  link: z.string().nullable(),
  shows: z.object({ logo: z.boolean(), trn: z.boolean(), qr: z.boolean(), employee: z.boolean() }),
  cancelled: z.boolean(),
}) satisfies z.ZodType<Paper>;
