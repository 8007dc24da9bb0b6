import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { WIZARD_STEPS } from '@rawnaq/domain/wizard/wizard.contract';
import { IconPlus, IconReceipt2, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Can } from '../../../ui/can';
import { PageHead } from '../../../ui/page-head';
import { EmptyState } from '../../../ui/states/states';
import { NewsCard } from '../../platform-updates';
import { Figures } from '../components/figures';
import { PeriodSwitch } from '../components/period-switch';
import { SetupCard } from '../components/setup-card';
import { useDashboard } from '../components/use-dashboard';
import { usePeriod } from '../components/use-period';
import { WaitingCards } from '../components/waiting-cards';
import styles from './dashboard-page.module.css';

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const format = useFormat();
  const session = useSession();
  const { asked, choose } = usePeriod();
  const dashboard = useDashboard(asked);
  if (!session?.account) return null;

  const { account, user, general_informations: general } = session;
  const left = WIZARD_STEPS.filter((step) => !account.wizard_progress.includes(step)).length;
  const hour = Number(format.localDateTime(new Date(general.server_time)).slice(11, 13));
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  const note = [
    format.longDate(general.server_time),
    ...(general.trial_ends_on ? [t('trialEnds', { date: format.day(general.trial_ends_on, new Date()) })] : []),
  ].join(' · ');
  const actions = dashboard.seesAny && (
    <>
      <PeriodSwitch asked={asked} onChange={choose} />
      <Can permission="billing.sell">
        <Button
          component={Link}
          to={pathTo('merchant-billing', language)}
          variant="default"
          leftSection={<IconReceipt2 size={18} stroke={1.75} />}
        >
          {t('newInvoice')}
        </Button>
      </Can>
      <Can permission="appointments.create">
        <Button
          component={Link}
          to={pathTo('merchant-appointments-add-appointment', language)}
          leftSection={<IconPlus size={18} stroke={1.75} />}
        >
          {t('newAppointment')}
        </Button>
      </Can>
    </>
  );
  return (
    <>
      <PageHead title={t(`greeting.${part}`, { name: user.name.split(' ')[0] })} note={note} actions={actions} />
      <NewsCard />
      {left > 0 && <SetupCard finished={account.wizard_progress} />}
      <div className={left > 0 ? styles.after : undefined}>
        {dashboard.seesAny && <Figures {...dashboard} period={asked.period} />}
        <WaitingCards blocks={dashboard.waiting} />
      </div>
      {left === 0 && !dashboard.seesAny && dashboard.waiting?.length === 0 && (
        <EmptyState icon={IconSun} title={t('quiet.title')} text={t('quiet.text')} />
      )}
    </>
  );
}
