import { otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { writeChoice } from '@rawnaq/domain/online-booking/online-choice.rules';
import { Icon } from '../../art/icons';
import { ARABIC_ITSELF, ENGLISH } from '../../letters/alphabets';
import { useOnline } from '../online-context';

const LANGUAGE_NAMES: Record<Language, string> = { en: ENGLISH, ar: ARABIC_ITSELF };

/** The same page in the other language, with everything chosen so far. */
export function LanguageSwitch({ className }: { className: string }) {
  const { language, address, salon, booking, choice } = useOnline();
  const other = otherLanguage(language);
  const path =
    address === 'online-booking'
      ? pathTo('online-booking', other, { aliasName: salon.alias, bookingId: booking?.booking_id ?? '' })
      : pathTo(address, other, { aliasName: salon.alias }) + writeChoice(choice);
  return (
    <a className={className} href={path} lang={other} hrefLang={other} data-language-switch="">
      <Icon name="globe" size={18} />
      <span>{LANGUAGE_NAMES[other]}</span>
    </a>
  );
}
