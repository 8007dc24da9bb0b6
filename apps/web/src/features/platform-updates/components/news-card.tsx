import { Button } from '@mantine/core';
import { platformUpdatesContract } from '@rawnaq/domain/platform-updates/platform-updates.contract';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import styles from './news-card.module.css';

/** The oldest update this person has not read; the next one follows when she has. */
export function NewsCard() {
  const { t } = useTranslation('platform-updates');
  const format = useFormat();
  // News that can't be fetched is no reason to disturb anybody.
  const { data } = useRead(platformUpdatesContract.get_news, {}, { ownFailure: true });
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const markRead = useWrite(platformUpdatesContract.mark_read, { ownFailure: true });
  const update = data?.records.findLast(({ id, is_new }) => is_new && !read.has(id));
  if (!update) return null;

  const isArabic = format.language === 'ar';
  const close = () => {
    setRead(new Set([...read, update.id]));
    markRead.mutate({ id: update.id });
  };
  return (
    <section className={styles.news} aria-label={t('news')}>
      <IconSparkles size={22} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <small>
          {t('news')} · {format.date(update.published_at)}
        </small>
        <h2>{isArabic ? update.arabic_title : update.english_title}</h2>
        <p>{isArabic ? update.arabic_body : update.english_body}</p>
      </div>
      <Button variant="light" size="xs" onClick={close}>
        {t('gotIt')}
      </Button>
    </section>
  );
}
