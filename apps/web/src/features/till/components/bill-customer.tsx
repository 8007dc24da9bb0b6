import { Button } from '@mantine/core';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { Avatar } from '../../../ui/marks/avatar';
import { Money } from '../../../ui/money';
import { useNames } from '../../services';
import type { Purse } from '@rawnaq/domain/till/till.contract';
import type { DraftCustomer } from '../draft/till-draft';
import { Key } from './key';
import styles from './bill.module.css';

type Props = { customer: DraftCustomer | null; money: Purse | undefined; isPhone: boolean; onChoose: () => void };

/** Who pays, and the few facts that matter while she does. */
export function BillCustomer({ customer, money, isPhone, onChoose }: Props) {
  const { t } = useTranslation('till');
  return (
    <section className={styles.customer} aria-label={t('customer')}>
      <div className={styles.who}>
        <Avatar name={customer?.name ?? t('walkIn')} size="m" />
        <div>
          <div className={styles.name}>
            <span className="ellipsis">
              <bdi>{customer?.name ?? t('walkIn')}</bdi>
            </span>
          </div>
          <small>
            {customer?.mobile ? <bdi dir="ltr">{formatMobile(customer.mobile)}</bdi> : !customer && t('walkInNote')}
            {money && money.receivable > 0 && (
              <span className={styles.owes}>
                {customer?.mobile && ' · '}
                {t('owes')} <Money minor={money.receivable} />
              </span>
            )}
          </small>
        </div>
        <Button variant="default" size="lg" onClick={onChoose} rightSection={isPhone ? undefined : <Key of="F4" />}>
          {customer ? t('change') : t('choose')}
        </Button>
      </div>
      {customer && money && <Facts money={money} isPhone={isPhone} />}
    </section>
  );
}

function Facts({ money, isPhone }: { money: Purse; isPhone: boolean }) {
  const { t } = useTranslation('till');
  const { nameOf } = useNames();
  const format = useFormat();
  const best = money.packages[0];
  return (
    <dl className={styles.cells}>
      <div>
        <dt>{t('balance')}</dt>
        <dd>
          <Money minor={money.balance} bare={isPhone} signed={money.balance !== 0} />
        </dd>
      </div>
      <div>
        <dt>{t('points')}</dt>
        <dd>{format.number(money.points)}</dd>
      </div>
      {best && (
        <div>
          <dt className="ellipsis">{nameOf(best)}</dt>
          <dd>{t('usesLeft', { count: best.uses_left })}</dd>
        </div>
      )}
    </dl>
  );
}
