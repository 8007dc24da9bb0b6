import { Button, Stack, Text, Title } from '@mantine/core';
import { IconLockAccess } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../lib/language/i18n';
import { useKind, useSession } from '../lib/session';
import { homePath } from './menu';
import { routeTable } from './route-table';
import { noPermissionPath } from '../lib/pages/guards';
import styles from './app.module.css';

/** Tells people whom to ask, and offers a page they may open when there is one. */
export function NoPermissionPage() {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const kind = useKind();
  const user = useSession()?.user;
  const home = homePath(routeTable, {
    kind,
    language,
    permissions: user?.permissions ?? {},
    isEmployee: user?.employee_id != null,
  });
  return (
    <Stack className={styles.page} align="center" justify="center" gap="sm">
      <IconLockAccess size={44} stroke={1.5} aria-hidden />
      <Title order={1} size="h3">
        {t('noPermission.heading')}
      </Title>
      <Text c="dimmed" className={styles.text}>
        {t('noPermission.advice')}
      </Text>
      {home !== noPermissionPath(kind, language) && (
        <Button component={Link} to={home} mt="sm">
          {t('noPermission.home')}
        </Button>
      )}
    </Stack>
  );
}
