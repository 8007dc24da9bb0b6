import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { IconBuildingBank, IconCash, IconCreditCard, IconFileText, IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { PriceInput } from '../../../ui/inputs/price-input';
import { Money } from '../../../ui/money';
import type { Count, CountedMethod } from './use-count';
import styles from './till-closing.module.css';

const ICONS = {
  cash: IconCash,
  credit_card: IconCreditCard,
  transfer: IconBuildingBank,
  cheque: IconFileText,
  payment_link: IconLink,
} as const;

type Props = { count: Count; mayType: boolean; showErrors: boolean };

/** Each method: what it began with, what moved, what there should be and what there is. */
export function MethodsTable({ count, mayType, showErrors }: Props) {
  const { t } = useTranslation('till-closing');
  const { rows } = count;
  const hasAfter = rows.some(({ after_closing }) => after_closing !== 0);
  const sum = (amountOf: (row: CountedMethod) => number | null): number =>
    rows.reduce((total, row) => total + (amountOf(row) ?? 0), 0);
  return (
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('method')}>
      <table className={styles.methods}>
        <thead>
          <tr>
            <th scope="col">{t('method')}</th>
            <th scope="col">{t('float')}</th>
            <th scope="col">{t('in')}</th>
            <th scope="col">{t('out')}</th>
            <th scope="col">{t('expected')}</th>
            <th scope="col">{t('counted')}</th>
            <th scope="col">{t('difference')}</th>
            {hasAfter && <th scope="col">{t('after')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MethodRow key={row.method} row={row} {...{ count, mayType, showErrors, hasAfter }} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <Amount label={t('float')} minor={sum(({ float }) => float)} />
            <Amount label={t('in')} minor={sum(({ received }) => received)} />
            <Amount label={t('out')} minor={sum(({ given_back }) => -given_back)} />
            <Amount label={t('expected')} minor={sum(({ should }) => should)} />
            <Amount label={t('counted')} minor={sum(({ has }) => has)} />
            <Amount label={t('difference')} minor={sum(({ gap }) => gap)} />
            {hasAfter && <Amount label={t('after')} minor={sum(({ after_closing }) => after_closing)} />}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function MethodRow({ row, count, mayType, showErrors, hasAfter }: Props & { row: CountedMethod; hasAfter: boolean }) {
  const { t } = useTranslation('till-closing');
  const { language } = useFormat();
  const Icon = ICONS[row.method];
  const name = paymentMethods.rows[row.method].label[language];
  const hint = row.method === 'credit_card' ? t('terminal') : row.method === 'payment_link' ? t('fromGateway') : null;
  const isFixed = !mayType || row.method === 'payment_link' || (row.method === 'cash' && count.isByPieces);
  return (
    <tr>
      <th scope="row">
        <span className={styles.method}>
          <i aria-hidden>
            <Icon size={17} stroke={1.75} />
          </i>
          <span>
            {name}
            {hint && <small>{hint}</small>}
          </span>
        </span>
      </th>
      <td data-label={t('float')} data-empty={row.method !== 'cash' || undefined}>
        {row.method === 'cash' && mayType ? (
          <PriceInput
            size="sm"
            className={styles.typed ?? ''}
            aria-label={t('float')}
            value={count.float}
            onChange={count.setFloat}
          />
        ) : (
          <Bare minor={row.float} />
        )}
      </td>
      <Amount label={t('in')} minor={row.received} />
      <Amount label={t('out')} minor={-row.given_back} />
      <Amount label={t('expected')} minor={row.should} strong />
      <td data-label={t('counted')}>
        {isFixed ? (
          row.has === null ? (
            '–'
          ) : (
            <Money minor={row.has} bare />
          )
        ) : (
          <PriceInput
            size="sm"
            className={styles.typed ?? ''}
            aria-label={t('countedOf', { method: name })}
            value={row.has}
            negative={row.method !== 'cash'}
            onChange={(value) => count.setCounted(row.method, value)}
            error={showErrors && row.has === null ? t('missing') : undefined}
          />
        )}
      </td>
      <td data-label={t('difference')} data-gap={row.gap ? true : undefined}>
        {row.gap === null ? '–' : <Money minor={row.gap} bare />}
      </td>
      {hasAfter && <Amount label={t('after')} minor={row.after_closing} />}
    </tr>
  );
}

const Amount = ({ label, minor, strong = false }: { label: string; minor: number; strong?: boolean }) => (
  <td data-label={label} data-strong={strong || undefined} data-empty={minor === 0 || undefined}>
    <Bare minor={minor} />
  </td>
);

const Bare = ({ minor }: { minor: number }) => (minor === 0 ? <span>–</span> : <Money minor={minor} bare />);
