import { IconDiscount2, IconGift, IconTicket, IconWallet, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import type { MenuIcon } from '../../../ui/shell/shell-props';
import { Money } from '../../../ui/money';
import type { ReckonedDraft } from '../draft/reckon-draft';
import type { DraftChange, TillDraft } from '../draft/till-draft';
import styles from './bill.module.css';

type Props = {
  draft: TillDraft;
  reckoned: ReckonedDraft;
  balance: number;
  change: (change: DraftChange) => void;
  onDiscounts: () => void;
};

/** Code, package price, gift cards and balance: what lowers the bill, each removed where it stands. */
export function BillApplied({ draft, reckoned, balance, change, onDiscounts }: Props) {
  const { t } = useTranslation('till');
  const format = useFormat();
  const { code, card } = draft;
  return (
    <div className={styles.apply}>
      {code ? (
        <Applied
          icon={IconTicket}
          title={<bdi dir="ltr">{code.code}</bdi>}
          onRemove={() => change({ do: 'use-code', code: null })}
        >
          {'percent' in code.reduction
            ? t('applied.percent', { percent: format.percent(code.reduction.percent / 100, 2) })
            : t('applied.code')}
        </Applied>
      ) : (
        <Offered icon={IconTicket} title={t('applied.code')} onClick={onDiscounts}>
          {t('applied.type')}
        </Offered>
      )}
      {draft.package_price !== null && (
        <Applied
          icon={IconDiscount2}
          title={t('applied.packagePrice')}
          onRemove={() => change({ do: 'set-package-price', price: null, keys: [] })}
        >
          <Money minor={draft.package_price} />
        </Applied>
      )}
      {balance > 0 &&
        (reckoned.balance_used > 0 ? (
          <Applied icon={IconWallet} title={t('balance')} onRemove={() => change({ do: 'use-balance', amount: 0 })}>
            <Money minor={reckoned.balance_used} />
          </Applied>
        ) : (
          <Offered
            icon={IconWallet}
            title={t('balance')}
            onClick={() => change({ do: 'use-balance', amount: balance })}
          >
            <Money minor={balance} />
          </Offered>
        ))}
      {card ? (
        <Applied
          icon={IconGift}
          title={<bdi dir="ltr">{card.code}</bdi>}
          onRemove={() => change({ do: 'use-card', card: null })}
        >
          <Money minor={card.value} />
        </Applied>
      ) : (
        <Offered icon={IconGift} title={t('applied.giftCard')} onClick={onDiscounts}>
          {t('applied.scan')}
        </Offered>
      )}
    </div>
  );
}

type PartProps = { icon: MenuIcon; title: ReactNode; children: ReactNode };

function Applied({ icon: Icon, title, children, onRemove }: PartProps & { onRemove: () => void }) {
  const { t } = useTranslation('till');
  return (
    <button type="button" className={styles.applied} data-on onClick={onRemove} title={t('remove')}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>
        <span className="ellipsis">{title}</span>
        <small className="ellipsis">{children}</small>
      </span>
      <IconX size={16} stroke={1.75} aria-label={t('remove')} />
    </button>
  );
}

function Offered({ icon: Icon, title, children, onClick }: PartProps & { onClick: () => void }) {
  return (
    <button type="button" className={styles.applied} onClick={onClick}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>
        <span className="ellipsis">{title}</span>
        <small className="ellipsis">{children}</small>
      </span>
    </button>
  );
}
