import { isCurrency } from '@rawnaq/domain/kernel/money';
import { useMemo } from 'react';
import { createFormat, type Format } from './format';
import { useLanguage } from './language/i18n';
import { useSession } from './session';

/** Formatters in the reader's language, for the signed-in account's time zone, clock and currency. */
export function useFormat(): Format {
  const language = useLanguage();
  const account = useSession()?.general_informations;
  const timeZone = account?.time_zone ?? 'Asia/Dubai';
  const currency = account && isCurrency(account.currency) ? account.currency : 'AED';
  const clock = account?.clock;
  const cutOff = account?.business_day_cut_off;
  return useMemo(
    () => createFormat({ language, timeZone, currency, clock, cutOff }),
    [language, timeZone, currency, clock, cutOff],
  );
}
