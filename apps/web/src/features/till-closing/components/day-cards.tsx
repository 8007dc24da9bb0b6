import { Button, Textarea } from '@mantine/core';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import type { TillDay } from '@rawnaq/domain/till/till-closing.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { Card } from '../../../ui/card';
import { Money } from '../../../ui/money';
import type { Count, CountedMethod } from './use-count';
import styles from './till-closing.module.css';

const LINES = [
  ['sales', 1],
  ['tips', 1],
  ['balances_used', -1],
  ['gift_cards_used', -1],
  ['left_to_pay', -1],
  ['collected', 1],
  ['balances_in', 1],
  ['gift_cards_in', 1],
  ['other', 1],
] as const;

/** How the sales of the day became its money. */
export function FlowCard({ flow }: { flow: TillDay['flow'] }) {
  const { t } = useTranslation('till-closing');
  return (
    <Card title={t('flow')}>
      <dl className={styles.flow}>
        {LINES.filter(([key]) => key === 'sales' || flow[key] !== 0).map(([key, sign]) => (
          <div key={key}>
            <dt>{t(`flowLines.${key}`)}</dt>
            <dd>
              <Money minor={flow[key] * sign} bare />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('moneyIn')}</dt>
          <dd>
            <Money minor={flow.net} bare />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

type Props = { count: Count; isClosed: boolean; showErrors: boolean };

export function DifferencesCard({ count, isClosed, showErrors }: Props) {
  const { t } = useTranslation('till-closing');
  const differing = count.rows.filter(({ gap }) => gap !== null && gap !== 0);
  const isWhole = count.rows.every(({ has }) => has !== null);
  return (
    <Card title={t('differences')}>
      {differing.length === 0 && (
        <p className={styles.quiet}>{t(isWhole || isClosed ? 'noDifference' : 'notCounted')}</p>
      )}
      {differing.map((row) => (
        <Difference key={row.method} row={row} {...{ count, isClosed, showErrors }} />
      ))}
    </Card>
  );
}

const REASONS = ['change', 'expense', 'other'] as const;

function Difference({ row, count, isClosed, showErrors }: Props & { row: CountedMethod }) {
  const { t } = useTranslation('till-closing');
  const language = useLanguage();
  const name = paymentMethods.rows[row.method].label[language];
  return (
    <div className={styles.differing}>
      <p className={styles.gap}>
        <b>{name}</b>
        <b>
          <Money minor={row.gap ?? 0} bare signed />
        </b>
      </p>
      {isClosed ? (
        <p className={styles.remark}>
          <bdi>{row.remark}</bdi>
        </p>
      ) : (
        <>
          {row.method === 'cash' && (
            <div className={styles.reasons} data-print="hide">
              {REASONS.map((reason) => (
                <Button
                  key={reason}
                  size="compact-sm"
                  variant={row.remark.startsWith(t(`reasons.${reason}`)) ? 'light' : 'default'}
                  onClick={() => count.setNote(row.method, t(`reasons.${reason}`))}
                >
                  {t(`reasons.${reason}`)}
                </Button>
              ))}
            </div>
          )}
          <Textarea
            label={t('noteLabel', { method: name })}
            description={t('noteNeeded')}
            value={row.remark}
            maxLength={300}
            autosize
            minRows={2}
            onChange={(event) => count.setNote(row.method, event.currentTarget.value)}
            error={showErrors && row.remark.trim() === '' ? t('missingNote') : undefined}
          />
        </>
      )}
    </div>
  );
}
