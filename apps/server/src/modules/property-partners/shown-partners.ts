import { MOST_PARTNER_SERVICES } from '@rawnaq/domain/property-partners/partners.contract';
import type { ShownPartner } from '@rawnaq/domain/property-partners/shown-partner';
import { asAccount, type Services } from '../../services';
import { salonMenu, salonPage } from '../online-booking';
import { aliasesOf, type Place } from './partners.repo';
import { visitSalon } from './visit-salon';

/** What visitors of a place see of the salons its owner recommends: those whose own page is open, and what it shows. */
export async function shownPartners(services: Services, place: Place): Promise<ShownPartner[]> {
  const aliases = await asAccount(services, place.account_id, (tx) => aliasesOf(tx, place));
  const shown: ShownPartner[] = [];
  for (const alias of aliases) {
    const partner = await visitSalon(services, alias, async (visitor): Promise<ShownPartner> => {
      const [page, menu] = await Promise.all([salonPage(visitor), salonMenu(visitor)]);
      return {
        alias: page.alias,
        name: { en: page.english_name, ar: page.arabic_name },
        currency: page.currency,
        services: menu.categories
          .flatMap(({ services: all }) => all)
          .slice(0, MOST_PARTNER_SERVICES)
          .map(({ id, english_name, arabic_name, minutes, price }) => ({
            id,
            name: { en: english_name, ar: arabic_name },
            minutes,
            price,
          })),
      };
    });
    if (partner && partner.services.length > 0) shown.push(partner);
  }
  return shown;
}
