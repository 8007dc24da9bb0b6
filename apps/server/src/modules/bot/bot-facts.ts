import type { BotFacts } from '@rawnaq/domain/bot/bot.types';
import { checkEnglishOrArabicText } from '@rawnaq/domain/kernel/input/validators';
import { botSetting } from '@rawnaq/domain/settings/bot-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import type { Ctx } from '../../http/context';
import type { ConversationRow } from '../conversations';
import { salonMenu, salonPage } from '../online-booking';
import { readSetting } from '../settings';
import { findName } from './customer-name.repo';

/** What the bot knows of the salon and of whom it speaks to. Of nobody else. */
export async function botFacts(ctx: Ctx, conversation: ConversationRow): Promise<BotFacts> {
  const [salon, menu, setting, online, customer] = await Promise.all([
    salonPage(ctx),
    salonMenu(ctx),
    readSetting(ctx, botSetting),
    readSetting(ctx, onlineSetting),
    conversation.customer_id === null ? undefined : findName(ctx, conversation.customer_id),
  ]);
  return {
    salon,
    menu,
    customer: customer ?? null,
    profile_name: nameFrom(conversation.name),
    has_number: conversation.address.startsWith('+'),
    offers: {
      // The salon's own page and the bot are one door: closed, it is closed here too.
      booking: setting.offers_booking && online.is_live,
      visits: setting.offers_visits,
      prices: setting.offers_prices && online.show_prices,
      packages: setting.offers_packages,
      complaints: setting.offers_complaints,
    },
    greeting: { en: setting.english_greeting, ar: setting.arabic_greeting },
    off_hours: { en: setting.english_off_hours, ar: setting.arabic_off_hours },
  };
}

/** What people call themselves on WhatsApp is often no name. */
const nameFrom = (profile: string | null): string | null =>
  profile !== null && /^\p{L}[\p{L}\p{M} .'’-]{1,59}$/u.test(profile) && checkEnglishOrArabicText(profile) === undefined
    ? profile
    : null;
