import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { WIZARD_STEPS, WIZARD_WEIGHTS } from '@rawnaq/domain/wizard/wizard.contract';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format';
import { Can } from '../../../ui/can';
import { Card } from '../../../ui/card';
import { StatusBadge } from '../../../ui/marks/status-badge';
import styles from './setup-card.module.css';

/** The six steps, each as heavy as it weighs. */
export function SetupCard({ finished }: { finished: readonly string[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Card
      title={t('setup.title')}
      end={
        <Can permission="settings.wizard">
          <Button component={Link} to={pathTo('merchant-wizard', format.language)} size="xs">
            {t('setup.go')}
          </Button>
        </Can>
      }
    >
      <ul className={styles.steps}>
        {WIZARD_STEPS.map((step) => {
          const isDone = finished.includes(step);
          const Icon = isDone ? IconCircleCheck : IconCircle;
          return (
            <li key={step}>
              <Icon size={20} stroke={1.75} data-done={isDone || undefined} aria-hidden />
              <span>
                <b>{t(`setup.${step}`)}</b>
                <small>{t('setup.share', { percent: format.percent(WIZARD_WEIGHTS[step]) })}</small>
              </span>
              {isDone ? t('setup.done') : <StatusBadge>{t('setup.open')}</StatusBadge>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
