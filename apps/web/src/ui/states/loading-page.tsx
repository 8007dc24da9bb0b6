import { Center, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './loading-page.module.css';

/** Shown only when loading takes long enough to be noticed: the style lets it appear after 150 ms. */
export function LoadingPage() {
  const { t } = useTranslation('ui');
  return (
    <Center className={styles.loading} aria-busy="true" aria-label={t('states.loading')} role="status">
      <Loader />
    </Center>
  );
}
