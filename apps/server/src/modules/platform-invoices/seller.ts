import { isCurrency, type Currency } from '@rawnaq/domain/kernel/money';
import { accountingSetting } from '@rawnaq/domain/settings/accounting-setting';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import {
  platformMethodsSetting,
  waysOfPaying,
  type WayOfPaying,
} from '@rawnaq/domain/settings/platform-methods-setting';
import { platformBillingSetting } from '@rawnaq/domain/settings/platform-billing-setting';
import { findOwnerOf } from '../auth';
import { readSetting } from '../settings';
import { platformRow } from './account-invoices.query';
import type { BuyerOnInvoice, Place, SellerOnInvoice, Subscriber } from './account-invoices.repo';

export type Seller = {
  facts: SellerOnInvoice;
  currency: Currency;
  time_zone: string;
  vat_active: boolean;
  vat_rate: number;
  due_days: number;
  ways: WayOfPaying[];
};

/** The platform as it stands on an invoice today. */
export async function readSeller(place: Place): Promise<Seller> {
  const [row, terms, methods] = await Promise.all([
    platformRow(place),
    readSetting(place, platformBillingSetting),
    readSetting(place, platformMethodsSetting),
  ]);
  if (!isCurrency(row.currency)) throw new Error(`The platform has no known currency: ${row.currency}`);
  return {
    facts: {
      name: { en: terms.legal_english_name || row.english_name, ar: terms.legal_arabic_name || row.arabic_name },
      address: bothOf(terms.english_address, terms.arabic_address),
      trn: terms.vat_active ? terms.trn || null : null,
      email: terms.email || null,
      telephone: terms.telephone,
      country: row.country,
      bank_details: methods.bank_details,
    },
    currency: row.currency,
    time_zone: row.time_zone,
    vat_active: terms.vat_active,
    vat_rate: terms.vat_rate,
    due_days: terms.due_days,
    ways: waysOfPaying(methods),
  };
}

/** Whether merchants may pay this way at present. */
export const offers = ({ ways }: Pick<Seller, 'ways'>, method: WayOfPaying['method']): boolean =>
  ways.some((way) => way.method === method);

/** The merchant as it names itself in its own settings. */
export async function readBuyer({ tx }: Pick<Place, 'tx'>, account: Subscriber): Promise<BuyerOnInvoice> {
  const own = { tx, accountId: account.id };
  const [accounting, general, owner] = await Promise.all([
    readSetting(own, accountingSetting),
    readSetting(own, generalSetting),
    findOwnerOf(tx, account.id),
  ]);
  return {
    name: { en: account.english_name, ar: account.arabic_name },
    address: bothOf(general.english_address, general.arabic_address),
    trn: accounting.vat_active ? accounting.trn || null : null,
    email: owner?.email ?? null,
    mobile: owner?.mobile ?? null,
    country: account.country,
  };
}

/** What is only known in one language stands for both. */
const bothOf = (en: string, ar: string) => ({ en: en || ar, ar: ar || en });
