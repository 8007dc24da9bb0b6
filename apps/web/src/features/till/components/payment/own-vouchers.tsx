import { Button } from '@mantine/core';
import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { takesDiscounts } from '@rawnaq/domain/invoices/invoice-line.rules';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { sayCode } from '@rawnaq/domain/kernel/text/one-time-code';
import { loyaltyContract } from '@rawnaq/domain/loyalty/loyalty.contract';
import { worthOf } from '@rawnaq/domain/loyalty/points.rules';
import type { Purse } from '@rawnaq/domain/till/till.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead, useWrite } from '../../../../lib/query';
import { useFormat } from '../../../../lib/use-format';
import { Money } from '../../../../ui/money';
import type { ReckonedDraft } from '../../draft/reckon-draft';
import type { DraftChange, TillDraft } from '../../draft/till-draft';
import { toDraftCard } from '../../find-codes';
import styles from './payment.module.css';

type Props = { purse: Purse; draft: TillDraft; reckoned: ReckonedDraft; change: (change: DraftChange) => void };

/** Cards that are hers already, and points that can become one. A bill takes one of them. */
export function OwnVouchers({ purse, draft, reckoned, change }: Props) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  return (
    <>
      {purse.gift_cards.map((card) => (
        <li key={card.id}>
          <i className={styles.mark} data-of="voucher" />
          <span>
            <b>{labelOf(giftCardTypes, card.type)[language]}</b>
            <small>
              <bdi dir="ltr">{sayCode(card.code)}</bdi>
            </small>
          </span>
          <Money minor={card.value} bare />
          <Button variant="default" onClick={() => change({ do: 'use-card', card: toDraftCard(card) })}>
            {t('payment.useCard')}
          </Button>
        </li>
      ))}
      {purse.points > 0 && <Points purse={purse} draft={draft} reckoned={reckoned} change={change} />}
    </>
  );
}

function Points({ purse: { customer, points }, draft, reckoned, change }: Props) {
  const { t } = useTranslation('till');
  const format = useFormat();
  const standing = useRead(loyaltyContract.get_standing, { customer_id: customer.id }, { ownFailure: true }).data;
  const turn = useWrite(loyaltyContract.turn, {
    onSuccess: ({ code, value }) => change({ do: 'use-card', card: { code, type: 'loyalty', value } }),
  });
  if (!standing?.loyalty_active || standing.point_value === 0) return null;
  // A voucher is used whole: no more of the points than the bill can take.
  const room = sumMinor(
    draft.lines.map(({ kind }, place) => (takesDiscounts(kind) ? (reckoned.sale.lines[place]?.gross ?? 0) : 0)),
  );
  const turned = Math.min(points, Math.floor(room / standing.point_value));
  const isEnough = turned > 0 && turned >= standing.least_points;
  return (
    <li>
      <i className={styles.mark} data-of="voucher" />
      <span>
        <b>{t('points')}</b>
        <small>
          {isEnough
            ? t('payment.pointsOf', { used: format.number(turned), points: format.number(points) })
            : t('payment.pointsLeast', { points: format.number(points), least: format.number(standing.least_points) })}
        </small>
      </span>
      <Money minor={isEnough ? worthOf(standing, turned) : 0} bare />
      <Button
        variant="default"
        disabled={!isEnough}
        loading={turn.isPending}
        onClick={() => turn.mutate({ customer_id: customer.id, points: turned })}
      >
        {t('payment.turn')}
      </Button>
    </li>
  );
}
