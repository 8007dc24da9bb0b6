import { Button } from '@mantine/core';
import { IconCalendarHeart, IconMessageOff, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEnterTraining } from '../api';
import { DoorLayout } from '../components/door-layout';
import { DoorLink, DoorLinks } from '../components/door-links';
import { useDoorPaths, useGoIn } from '../door';
import styles from '../components/door.module.css';

const POINTS = [
  { key: 'try', Icon: IconCalendarHeart },
  { key: 'safe', Icon: IconMessageOff },
  { key: 'reset', Icon: IconRefresh },
] as const;

export function TrainingPage() {
  const { t } = useTranslation('auth');
  const paths = useDoorPaths('merchant');
  const enter = useEnterTraining();
  const goIn = useGoIn('merchant');
  return (
    <DoorLayout kind="merchant" title={t('training.title')} lead={t('training.lead')}>
      <ul className={styles.points}>
        {POINTS.map(({ key, Icon }) => (
          <li key={key}>
            <Icon size={22} stroke={1.75} aria-hidden />
            <span>{t(`training.points.${key}`)}</span>
          </li>
        ))}
      </ul>
      <Button
        size="xl"
        fullWidth
        loading={enter.isPending}
        onClick={() => enter.mutate({}, { onSuccess: ({ user }) => goIn(user.api_token) })}
      >
        {t('training.action')}
      </Button>
      <DoorLinks>
        <DoorLink to={paths.signIn}>{t('backToSignIn')}</DoorLink>
      </DoorLinks>
    </DoorLayout>
  );
}
