import { fieldWords } from '@rawnaq/domain/audit/audit-words';
import { changesBetween } from '@rawnaq/domain/audit/audit.rules';
import { isLocalDate } from '@rawnaq/domain/kernel/local-date';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { useFormat } from '../../../lib/use-format';
import styles from './changes.module.css';

/** Field by field: how it was and how it is now. */
export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const language = useLanguage();
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  const isNew = before === null || before === undefined;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className={styles.field}>{fieldWords(field, language)}</span>
          <span>
            {!isNew && (
              <>
                <del>
                  <Value field={field} value={from} />
                </del>
                <IconArrowRight className="flip" size={14} aria-hidden />
              </>
            )}
            <Value field={field} value={to} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const MONEY = /(^|_)(price|amount|salary|cost)$/;

function Value({ field, value }: { field: string; value: unknown }) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  if (value === null || value === '') return <i>{t('empty')}</i>;
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'number') return <bdi>{MONEY.test(field) && Number.isInteger(value) ? format.money(value) : format.number(value, Number.isInteger(value) ? 0 : 2)}</bdi>;
  if (typeof value === 'string') return <bdi>{isLocalDate(value) ? format.date(value) : value}</bdi>;
  return t('values', { count: Object.keys(value as object).length });
}
