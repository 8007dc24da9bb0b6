import type { Localized } from '@rawnaq/domain/kernel/localized';
import { formatDecimal, type Currency } from '@rawnaq/domain/kernel/money';
import { fillPlaces } from '@rawnaq/domain/kernel/localized';
import { notify } from '../notifications';
import { findPayer, type Link, type Place } from './payment-links.repo';

const TEXTS = {
  paid: { en: 'Deposit of {amount} paid: {name}', ar: 'تم دفع عربون بقيمة {amount}: {name}' },
  late: {
    en: 'Deposit of {amount} arrived too late and is being refunded: {name}',
    ar: 'وصل عربون بقيمة {amount} متأخرًا وتجري إعادته: {name}',
  },
  returned: {
    en: 'Cancelled in time: the deposit of {amount} is being refunded: {name}',
    ar: 'إلغاء ضمن المهلة: تجري إعادة العربون بقيمة {amount}: {name}',
  },
  mismatch: {
    en: 'A payment does not match the deposit of {amount}, please review it: {name}',
    ar: 'دفعة لا تطابق العربون المطلوب {amount}، يرجى المراجعة: {name}',
  },
  'refund-failed': {
    en: 'The gateway refused to refund {amount}: {name}',
    ar: 'رفضت بوابة الدفع إعادة {amount}: {name}',
  },
  'refund-unknown': {
    en: 'No response about the refund of {amount}. Check the gateway before trying again: {name}',
    ar: 'لم يصل رد بشأن إعادة {amount}، يرجى مراجعة بوابة الدفع قبل المحاولة مرة أخرى: {name}',
  },
} as const satisfies Record<string, Localized>;

export async function tellSalon(
  place: Place,
  link: Pick<Link, 'appointment_id' | 'amount' | 'currency'>,
  what: keyof typeof TEXTS,
): Promise<void> {
  const { name } = await findPayer(place, link.appointment_id);
  const values = { amount: `${link.currency} ${formatDecimal(link.amount, link.currency as Currency)}`, name };
  await notify(place.tx, {
    account_id: place.accountId,
    type: 'online-bookings',
    english_text: fillPlaces(TEXTS[what].en, values),
    arabic_text: fillPlaces(TEXTS[what].ar, values),
    link: 'merchant-appointments',
    open: link.appointment_id,
  });
}
