import { ActionIcon, Switch, TextInput } from '@mantine/core';
import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import type { Purse } from '@rawnaq/domain/till/till.contract';
import { IconGift, IconX } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { Money } from '../../../../ui/money';
import { TAKES_SCANS } from '../../devices/use-barcode-scanner';
import type { ReckonedDraft } from '../../draft/reckon-draft';
import type { DraftChange, TillDraft } from '../../draft/till-draft';
import { Key } from '../key';
import { OwnVouchers } from './own-vouchers';
import styles from './payment.module.css';

type Props = {
  draft: TillDraft;
  reckoned: ReckonedDraft;
  purse: Purse | undefined;
  change: (change: DraftChange) => void;
  onCard: (code: string) => Promise<string | undefined>;
};

/** What the customer has with the salon already. */
export function FromAccount({ draft, reckoned, purse, change, onCard }: Props) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const { card } = draft;
  const balance = Math.max(0, purse?.balance ?? 0);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const addCard = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const wrong = await onCard(text.trim());
    setError(wrong);
    if (wrong === undefined) setText('');
  };
  return (
    <>
      <span className={styles.label}>{t('payment.fromAccount')}</span>
      <ul className={styles.account}>
        {balance > 0 && (
          <li>
            <i className={styles.mark} data-of="balance" />
            <span>
              <b>{t('balance')}</b>
              <small>
                <Money minor={balance} />
              </small>
            </span>
            <Money minor={reckoned.balance_used} bare />
            <Switch
              aria-label={t('payment.useBalance')}
              checked={reckoned.balance_used > 0}
              onChange={({ currentTarget }) =>
                change({ do: 'use-balance', amount: currentTarget.checked ? balance : 0 })
              }
            />
          </li>
        )}
        {card && (
          <li>
            <i className={styles.mark} data-of="voucher" />
            <span>
              <b>{giftCardTypes.rows[card.type].label[language]}</b>
              <small>
                <bdi dir="ltr">{card.code}</bdi>
              </small>
            </span>
            <Money minor={card.value} bare />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t('remove')}
              onClick={() => change({ do: 'use-card', card: null })}
            >
              <IconX size={18} stroke={1.75} />
            </ActionIcon>
          </li>
        )}
        {!card && purse && <OwnVouchers purse={purse} draft={draft} reckoned={reckoned} change={change} />}
        {!card && (
          <li style={{ display: 'block', padding: 8 }}>
            <form noValidate onSubmit={(event) => void addCard(event)}>
              <TextInput
                aria-label={t('payment.giftCard')}
                placeholder={t('payment.giftCard')}
                value={text}
                onChange={({ currentTarget }) => {
                  setText(currentTarget.value);
                  setError(undefined);
                }}
                error={error}
                leftSection={<IconGift size={18} stroke={1.75} aria-hidden />}
                maxLength={60}
                autoComplete="off"
                data-gift-card
                rightSection={<Key of="F9" />}
                rightSectionWidth={44}
                {...TAKES_SCANS}
              />
            </form>
          </li>
        )}
      </ul>
    </>
  );
}
