import { GIFT_CARD_DESIGNS, giftCardCondition, type GiftCardDesign } from '@rawnaq/domain/gift-cards/gift-card.rules';
import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import type { GiftCardPage } from '@rawnaq/domain/gift-cards/gift-card-page';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { accountOfLink } from '../../infra/link-id';
import { asAccount, type Services } from '../../services';
import { readSetting } from '../settings';
import { pictureInside } from '../uploads';
import { findShownCard } from './gift-cards.repo';

const LINK = /^[\w-]{16,64}$/;

/** What whoever holds the link sees. The link names its salon: rows of another are out of reach. */
export async function loadCardPage(services: Services, uniqueId: string): Promise<GiftCardPage | null> {
  const accountId = LINK.test(uniqueId) ? accountOfLink(uniqueId) : 0;
  if (accountId === 0) return null;
  const found = await asAccount(services, accountId, async (tx) => {
    const ctx = { tx, accountId, now: services.clock() };
    const card = await findShownCard(ctx, uniqueId);
    return card && { card, online: await readSetting(ctx, onlineSetting) };
  });
  if (!found) return null;
  const { card, online } = found;
  const today = businessDateOf(services.clock(), card.time_zone, card.business_day_cut_off);
  return {
    unique_id: uniqueId,
    code: card.code,
    value: card.value,
    currency: card.currency as Currency,
    time_zone: card.time_zone,
    description: card.description,
    design: designOf(card.design),
    condition: giftCardCondition(card, today),
    beneficiary: card.beneficiary,
    is_bound: card.is_bound,
    buyer: card.type === giftCardTypes.codes.paid ? card.buyer : null,
    expires_on: card.expires_on,
    english_name: card.english_name,
    arabic_name: card.arabic_name,
    logo: await pictureInside(services, logoOf(accountId, card)),
    alias: online.is_live ? online.alias : null,
  };
}

const designOf = (stored: string): GiftCardDesign =>
  GIFT_CARD_DESIGNS.find((design) => design === stored) ?? 'pattern-1';

const logoOf = (
  account_id: number,
  { logo, file_name, mime }: { logo: string | null; file_name: string | null; mime: string | null },
) => (logo && file_name && mime ? { account_id, unique_id: logo, file_name, mime } : null);
