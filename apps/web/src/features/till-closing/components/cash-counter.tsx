import { ActionIcon, Button } from '@mantine/core';
import { cashPieces } from '@rawnaq/domain/till/cash-pieces';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import { Money } from '../../../ui/money';
import type { Count } from './use-count';
import styles from './till-closing.module.css';

const MOST_PIECES = 100_000;

/** Helps to count: how many of each note and coin. Whoever knows the sum types it into the table. */
export function CashCounter({ count }: { count: Count }) {
  const { t } = useTranslation('till-closing');
  const format = useFormat();
  const { notes, coins } = cashPieces[format.currency];
  return (
    <Card
      title={t('countCash')}
      end={
        count.isByPieces && (
          <Button variant="subtle" size="compact-sm" onClick={count.clearPieces}>
            {t('clear')}
          </Button>
        )
      }
    >
      <ul className={styles.pieces}>
        {[...notes, ...coins].map((value) => (
          <Piece key={value} value={value} word={t(notes.includes(value) ? 'note' : 'coin')} count={count} />
        ))}
      </ul>
      <p className={styles.pieceSum}>
        <b>{t('counted')}</b>
        <b>
          <Money minor={count.isByPieces ? count.cash : 0} />
        </b>
      </p>
    </Card>
  );
}

function Piece({ value, word, count }: { value: number; word: string; count: Count }) {
  const { t } = useTranslation('till-closing');
  const format = useFormat();
  const many = count.pieces[value] ?? 0;
  const shown = format.amount(value).replace(/\.0+$/, '');
  const set = (next: number) => count.setPiece(value, Math.min(next, MOST_PIECES));
  return (
    <li>
      <span>
        <bdi>{shown}</bdi> <small>{word}</small>
      </span>
      <span className={styles.stepper}>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('fewer', { value: shown })}
          disabled={many === 0}
          onClick={() => set(many - 1)}
        >
          <IconMinus size={16} />
        </ActionIcon>
        <DecimalInput
          variant="unstyled"
          decimals={0}
          aria-label={t('pieces', { value: shown })}
          value={many}
          onChange={(next) => set(next ?? 0)}
        />
        <ActionIcon variant="subtle" size="lg" aria-label={t('more', { value: shown })} onClick={() => set(many + 1)}>
          <IconPlus size={16} />
        </ActionIcon>
      </span>
      <Money minor={value * many} bare />
    </li>
  );
}
