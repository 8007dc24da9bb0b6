import type { Language } from '@rawnaq/domain/kernel/localized';
import { loadCardPage } from '../modules/gift-cards';
import type { Services } from '../services';
import type { DrawnPage, PublicPages, SendPage } from './drawing/drawn-page';
import { linkPages } from './drawing/link-pages';

/** Nobody opens gift cards one after the other. */
const VISITS = { bucket: 'gift-card-page', limit: 60, seconds: 60 };

export type GiftCardRenderer = (input: { card: unknown; language: Language; origin: string }) => DrawnPage;

export const giftCardPages = (services: Services, render: GiftCardRenderer, sendHidden: SendPage): PublicPages =>
  linkPages(services, sendHidden, {
    at: ['web-gift-card'],
    visits: VISITS,
    draw: async ({ uniqueId, language }) =>
      render({ card: await loadCardPage(services, uniqueId), language, origin: services.config.publicUrl }),
  });
