import { Button, SegmentedControl } from '@mantine/core';
import { DASHBOARD_PERIODS, type DashboardPeriod } from '@rawnaq/domain/dashboard/dashboard.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { WIZARD_STEPS } from '@rawnaq/domain/wizard/wizard.contract';
import { IconPlus, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission, useSession } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Can } from '../../../ui/can';
import { PageHead } from '../../../ui/page-head';
import { EmptyState } from '../../../ui/states/states';
import { AppointmentsToday } from '../components/appointments-today';
import { SalesToday } from '../components/sales-figures';
import { SetupCard } from '../components/setup-card';
import styles from './dashboard-page.module.css';

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const format = useFormat();
  const session = useSession();
  const seesAppointments = usePermission('appointments.view');
  const seesSales = usePermission('dashboard.payments-details');
  const [params, setParams] = useSearchParams();
  if (!session?.account) return null;

  const { account, user, general_informations: general } = session;
  const left = WIZARD_STEPS.filter((step) => !account.wizard_progress.includes(step)).length;
  const hour = Number(format.localDateTime(new Date(general.server_time)).slice(11, 13));
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  const period = DASHBOARD_PERIODS.find((one) => one === params.get('period')) ?? 'today';
  const choose = (value: string) =>
    setParams(value === 'today' ? {} : { period: value as DashboardPeriod }, {
      replace: true,
      preventScrollReset: true,
    });
  const note = [
    format.longDate(general.server_time),
    ...(general.trial_ends_on ? [t('trialEnds', { date: format.day(general.trial_ends_on, new Date()) })] : []),
  ].join(' · ');
  const actions = (seesAppointments || seesSales) && (
    <>
      <SegmentedControl
        size="sm"
        aria-label={t('period')}
        value={period}
        onChange={choose}
        data={DASHBOARD_PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
      />
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
      {left > 0 && <SetupCard finished={account.wizard_progress} />}
      {(seesAppointments || seesSales) && (
        <div className={left > 0 ? styles.after : undefined}>
          {seesSales && <SalesToday period={period} />}
          {seesAppointments && <AppointmentsToday period={period} />}
        </div>
      )}
      {left === 0 && !seesAppointments && !seesSales && (
        <EmptyState icon={IconSun} title={t('quiet.title')} text={t('quiet.text')} />
      )}
    </>
  );
}
