import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCash,
  IconCreditCard,
  IconDots,
  IconLink,
  IconNote,
  IconPlayerPause,
  IconReceipt,
  IconSearch,
  IconCoins,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money';
import { useFormat } from '../../../lib/use-format';
import { useLanguage } from '../../../lib/language/i18n';
import { useNames } from '../../services';
import type { TillEmployee } from '../catalogue';
import type { Purse } from '@rawnaq/domain/till/till.contract';
import type { IssueProblem } from '../draft/issue-problems';
import type { ReckonedDraft } from '../draft/reckon-draft';
import type { DraftChange, PaymentMethod, TillDraft } from '../draft/till-draft';
import { BillApplied } from './bill-applied';
import { BillCustomer } from './bill-customer';
import { BillLine } from './bill-line';
import { LeftOff } from './bill-notices';
import { BillSums } from './bill-sums';
import { Key } from './key';
import styles from './bill.module.css';

export type BillActions = {
  onCustomer: () => void;
  onDiscounts: () => void;
  onNote: () => void;
  onTip: () => void;
  onHold: (() => void) | undefined;
  onPay: (method?: PaymentMethod) => void;
  onSelect: (key: number) => void;
  onEdit: (key: number) => void;
  /** Phones: opens what is sold. */
  onFind: () => void;
};

type Props = BillActions & {
  draft: TillDraft;
  reckoned: ReckonedDraft;
  money: Purse | undefined;
  employees: readonly TillEmployee[];
  /** Those the salon takes. */
  methods: readonly PaymentMethod[];
  problems: readonly IssueProblem[];
  selected: number | undefined;
  isPhone: boolean;
  change: (change: DraftChange) => void;
};

const QUICK_WAYS = [
  ['credit_card', IconCreditCard],
  ['cash', IconCash],
  ['payment_link', IconLink],
] as const;

/** What the customer has, what it costs and how it is paid. */
export function Bill(props: Props) {
  const { draft, reckoned, money, isPhone, change } = props;
  const { t } = useTranslation('till');
  const chosen = new Set(draft.payments.map(({ method }) => method));
  return (
    <section className={styles.bill} aria-label={t('bill')}>
      <BillCustomer customer={draft.customer} money={money} isPhone={isPhone} onChoose={props.onCustomer} />
      {isPhone && (
        <button type="button" className={styles.find} onClick={props.onFind}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
          {t('searchPhone')}
        </button>
      )}
      <Lines {...props} />
      <BillApplied
        draft={draft}
        reckoned={reckoned}
        balance={money?.balance ?? 0}
        change={change}
        onDiscounts={props.onDiscounts}
      />
      <div className={styles.pay}>
        <div className={styles.sumsCard}>
          <BillSums reckoned={reckoned} />
        </div>
        <div className={styles.ways}>
          <div className={styles.toPay}>
            <span>{t('toPay')}</span>
            <strong>
              <Money minor={reckoned.to_pay} />
            </strong>
          </div>
          {QUICK_WAYS.filter(([method]) => props.methods.includes(method)).map(([method, Icon]) => (
            <button
              key={method}
              type="button"
              className={styles.way}
              data-on={chosen.has(method) || undefined}
              onClick={() => props.onPay(method)}
            >
              <Icon size={17} stroke={1.75} aria-hidden />
              {t(`ways.${method}`)}
            </button>
          ))}
          <button type="button" className={styles.way} onClick={() => props.onPay()}>
            <IconDots size={17} stroke={1.75} aria-hidden />
            {t('ways.more')}
          </button>
        </div>
      </div>
      <Foot {...props} />
    </section>
  );
}

function Lines({
  draft,
  reckoned,
  problems,
  employees,
  selected,
  isPhone,
  change,
  onSelect,
  onEdit,
  onNote,
  onTip,
}: Props) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const { nameOf } = useNames();
  const format = useFormat();
  const wrong = new Set(reckoned.problems.map(({ field }) => field));
  const refused = new Set(problems.map(({ field }) => field));
  return (
    <div className={styles.lines} tabIndex={-1}>
      {draft.left_off && draft.left_off.length > 0 && <LeftOff named={draft.left_off} />}
      {draft.lines.length === 0 && <p className={styles.empty}>{t('noLines')}</p>}
      {draft.lines.length > 0 && (
        <>
          {!isPhone && (
            <div className={styles.head}>
              <span>{t('itemsCount', { count: draft.lines.length })}</span>
              <span>{t('line.employee')}</span>
              <span>{t('priceIn', { currency: format.currencyWord(format.currency) })}</span>
            </div>
          )}
          <ul className={styles.lineCard} aria-label={t('items')}>
            {draft.lines.map((line, place) => (
              <BillLine
                key={line.key}
                line={line}
                name={nameOf(line)}
                gross={reckoned.sale.lines[place]?.gross ?? 0}
                list={reckoned.sale.lines[place]?.list ?? 0}
                isWrong={wrong.has(`lines.${place}.discount`)}
                lacksEmployee={refused.has(`lines.${line.key}.employee_id`)}
                isSelected={line.key === selected}
                isPhone={isPhone}
                employees={employees}
                change={change}
                onSelect={onSelect}
                onEdit={onEdit}
              />
            ))}
          </ul>
        </>
      )}
      {reckoned.problems.map(({ error, field }) => (
        <p key={field} className={styles.wrong} role="alert">
          {error.sentence(language)}
        </p>
      ))}
      <div className={styles.more}>
        {draft.removed && (
          <Button
            variant="light"
            leftSection={<IconArrowBackUp size={18} stroke={1.75} className="flip" />}
            onClick={() => change({ do: 'undo-remove' })}
          >
            {t('undoRemove', { name: nameOf(draft.removed.line) })}
          </Button>
        )}
        <Button variant="subtle" leftSection={<IconCoins size={18} stroke={1.75} />} onClick={onTip}>
          {t('addTip')}
        </Button>
        <Button variant="subtle" leftSection={<IconNote size={18} stroke={1.75} />} onClick={onNote}>
          {draft.note ? t('editNote') : t('note')}
        </Button>
      </div>
    </div>
  );
}

function Foot({ draft, reckoned, isPhone, onHold, onPay }: Props) {
  const { t } = useTranslation('till');
  const isEmpty = draft.lines.length === 0;
  return (
    <div className={styles.foot} data-pinned>
      {isPhone && (
        <div className={styles.sum}>
          <small>{t('toPay')}</small>
          <strong>
            <Money minor={reckoned.to_pay} />
          </strong>
        </div>
      )}
      {onHold && (
        <Button
          variant="default"
          size="xl"
          disabled={isEmpty}
          onClick={onHold}
          {...(isPhone ? { px: 0, 'aria-label': t('hold') } : { rightSection: <Key of="F8" /> })}
        >
          <span className={styles.amount}>
            <IconPlayerPause size={20} stroke={1.75} aria-hidden />
            {!isPhone && t('hold')}
          </span>
        </Button>
      )}
      <Button
        className={isPhone ? undefined : styles.go}
        size="xl"
        disabled={isEmpty}
        onClick={() => onPay()}
        style={onHold ? undefined : { gridColumn: '1 / -1' }}
      >
        <span className={styles.amount}>
          {!isPhone && <IconReceipt size={22} stroke={1.75} aria-hidden />}
          {t('pay')}
        </span>
        {!isPhone && (
          <span className={styles.amount}>
            {reckoned.to_pay > 0 && (
              <strong>
                <Money minor={reckoned.to_pay} />
              </strong>
            )}
            <Key onAccent of="F9" />
          </span>
        )}
      </Button>
    </div>
  );
}
