import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { useSizes } from '../../../ui/marks/use-sizes';
import { Card } from '../../../ui/card';
import styles from './operations.module.css';
import type { Operations } from './processes-card';

/** Where the room goes: by table, and by merchant. */
export function StorageCard({ storage }: Pick<Operations, 'storage'>) {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const format = useFormat();
  const sizes = useSizes();
  return (
    <Card
      title={t('storage.title')}
      end={
        <span className={styles.soft}>
          {`${t('storage.database')} ${sizes.bytes(storage.database_bytes)} · ${t('storage.uploads')} ${sizes.bytes(
            storage.uploads_bytes,
          )}`}
        </span>
      }
    >
      <div className={styles.pair}>
        <div>
          <h3>{t('storage.tables')}</h3>
          <ul className={styles.lines}>
            {storage.tables.map(({ name, bytes, rows }) => (
              <li key={name}>
                <bdi dir="ltr">{name}</bdi>
                <span>{`${sizes.bytes(bytes)} · ${t('storage.rows', { rows: format.compact(rows) })}`}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('storage.merchants')}</h3>
          {storage.merchants.length === 0 ? (
            <p className={styles.none}>{t('storage.none')}</p>
          ) : (
            <ul className={styles.lines}>
              {storage.merchants.map(({ id, name, bytes, files }) => (
                <li key={id}>
                  <bdi>{name[language]}</bdi>
                  <span>{`${sizes.bytes(bytes)} · ${t('storage.files', { shown: format.number(files) })}`}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Card>
  );
}
