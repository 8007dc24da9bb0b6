import { Button, Stack, Text, Title } from '@mantine/core';
import { IconMoodSad } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { reloadAfterReport, reportOnce } from './failure-reactions';
import styles from './app.module.css';

/** A page broke while drawing itself: there is nothing left to put a dialog over. */
export function CrashPage() {
  const { t } = useTranslation('app');
  const error = useRouteError();
  useEffect(() => {
    reportOnce(error);
  }, [error]);
  return (
    <Stack className={styles.page} role="alert" data-crash align="center" justify="center" gap="sm">
      <IconMoodSad size={44} stroke={1.5} aria-hidden />
      <Title order={1} size="h3">
        {t('failure.unexpected')}
      </Title>
      <Text c="dimmed" className={styles.text}>
        {t('failure.unexpectedMore')}
      </Text>
      <Button onClick={reloadAfterReport} mt="sm">
        {t('failure.reload')}
      </Button>
    </Stack>
  );
}
