import { createHash } from 'node:crypto';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { businessDateOf, toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { addDays, type LocalDate, type WallTime } from '@rawnaq/domain/kernel/time/local-date';
import { vatPolicyOf, type VatPolicy } from '@rawnaq/domain/kernel/vat';
import { accountingSetting, vatRateOf } from '@rawnaq/domain/settings/accounting-setting';
import type { SettingValues } from '@rawnaq/domain/settings/define-setting';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { invoiceSetting } from '@rawnaq/domain/settings/invoice-setting';
import { readSetting } from '../settings';
import type { Bookkeeper } from '../ledger';
import { findSeller } from './invoices.repo';
import { findSalonClock } from './salon.repo';

export type SellerFacts = {
  english_name: string;
  arabic_name: string;
  english_address: string;
  arabic_address: string;
  city: string;
  country: string;
  currency: Currency;
  time_zone: string;
  trn: string;
  telephone: string;
  logo_upload_id: number | null;
  vat_active: boolean;
  show_logo: boolean;
  show_trn: boolean;
  show_qr: boolean;
  show_employee: boolean;
  english_header: string;
  arabic_header: string;
  english_footer: string;
  arabic_footer: string;
  english_terms: string;
  arabic_terms: string;
};

/** What the salon is at the moment of a sale: its day, its taxes, what it prints. */
export type SellingSalon = {
  day: LocalDate;
  issued: WallTime;
  country: string;
  currency: Currency;
  policy: VatPolicy;
  vat_rate: number;
  accounting: SettingValues<typeof accountingSetting>;
  seller: SellerFacts;
};

/** The salon's business day, by its own clock. */
export async function businessDay(ctx: Bookkeeper): Promise<LocalDate> {
  return dayOf(ctx.now, await findSalonClock(ctx));
}

/**
 * By its own clock, but not before its newest paper: numbers and days go up together, also where somebody had to wait
 * while the day turned, or the hour at which days end was moved. A clock that once ran far ahead is not followed.
 */
function dayOf(now: Date, clock: Awaited<ReturnType<typeof findSalonClock>>): LocalDate {
  const day = businessDateOf(now, clock.time_zone, clock.business_day_cut_off);
  return clock.newest_day === addDays(day, 1) ? clock.newest_day : day;
}

export async function readSellingSalon(ctx: Bookkeeper): Promise<SellingSalon> {
  const [accounting, invoice, general, clock] = await Promise.all([
    readSetting(ctx, accountingSetting),
    readSetting(ctx, invoiceSetting),
    readSetting(ctx, generalSetting),
    findSalonClock(ctx),
  ]);
  const currency = clock.currency as Currency;
  return {
    day: dayOf(ctx.now, clock),
    issued: toWall(ctx.now, clock.time_zone),
    country: clock.country,
    currency,
    policy: vatPolicyOf(clock.country),
    vat_rate: vatRateOf(accounting),
    accounting,
    seller: {
      english_name: general.english_name,
      arabic_name: general.arabic_name,
      english_address: general.english_address,
      arabic_address: general.arabic_address,
      city: general.city,
      country: clock.country,
      currency,
      time_zone: clock.time_zone,
      trn: accounting.trn,
      telephone: general.telephone,
      logo_upload_id: general.logo_upload_id,
      vat_active: accounting.vat_active,
      show_logo: invoice.show_logo,
      show_trn: invoice.show_trn,
      show_qr: invoice.show_qr,
      show_employee: invoice.show_employee,
      english_header: invoice.english_header,
      arabic_header: invoice.arabic_header,
      english_footer: invoice.english_footer,
      arabic_footer: invoice.arabic_footer,
      english_terms: invoice.english_terms,
      arabic_terms: invoice.arabic_terms,
    },
  };
}

export function sellerId(ctx: Bookkeeper, seller: SellerFacts): Promise<number> {
  const sum = createHash('sha256').update(JSON.stringify(seller)).digest('base64url');
  return findSeller(ctx, seller, sum);
}
