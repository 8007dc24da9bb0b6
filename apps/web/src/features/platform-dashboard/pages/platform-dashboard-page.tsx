import { platformDashboardContract } from '@rawnaq/domain/platform-dashboard/platform-dashboard.contract';
import { pathTo, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission, useSession } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { KeyFigures } from '../../../ui/key-figures';
import { PageHead } from '../../../ui/page-head';
import { ChartCard } from '../../../ui/report-page/chart-card';
import { LoadingState } from '../../../ui/states/states';
import { SystemCard } from '../components/system-card';
import { WaitingCard } from '../components/waiting-card';
import styles from './platform-dashboard-page.module.css';

export function PlatformDashboardPage() {
  const { t } = useTranslation('platform-dashboard');
  const language = useLanguage();
  const format = useFormat();
  const session = useSession();
  const maySeeMerchants = usePermission('platform-merchants.view');
  const { data } = useRead(platformDashboardContract.get_figures, {});
  if (!data || !session) return <LoadingState rows={6} />;

  const { merchants, waiting, trials_ending_soon } = data;
  const waitingTotal = Object.values(waiting).reduce((sum, count) => sum + count, 0);
  const listOf = (name: AddressName & `manager-merchants-${'active' | 'trial' | 'new' | 'expired'}`) =>
    maySeeMerchants && { to: pathTo(name, language) };
  const { server_time, time_zone } = session.general_informations;
  return (
    <>
      <PageHead
        title={t('title')}
        note={`${format.longDate(server_time)} · ${t('zone', { zone: format.zoneName(time_zone) })}`}
      />
      <KeyFigures
        figures={[
          {
            label: t('figures.active'),
            value: format.number(merchants.active),
            note: t('figures.disabled', { count: merchants.disabled }),
            ...listOf('manager-merchants-active'),
          },
          {
            label: t('figures.trial'),
            value: format.number(merchants.trial),
            note: trials_ending_soon ? t('figures.ending', { count: trials_ending_soon }) : t('figures.noneEnding'),
            ...listOf('manager-merchants-trial'),
          },
          {
            label: t('figures.requested'),
            value: format.number(merchants.requested),
            note: t('figures.rejected', { count: merchants.rejected }),
            ...listOf('manager-merchants-new'),
          },
          {
            label: t('figures.expired'),
            value: format.number(merchants.expired),
            ...listOf('manager-merchants-expired'),
          },
          {
            label: t('figures.needsPerson'),
            value: format.number(waitingTotal),
            note: t('figures.needsText'),
            highlight: true,
          },
        ]}
      />
      {/* Letters and attempts are two things: each has a scale of its own. */}
      <div className={styles.columns}>
        {(['messages', 'failed_logins'] as const).map((key) => (
          <ChartCard
            key={key}
            title={t(`chart.${key}`)}
            kind="bar"
            axis="day"
            rows={data.days.map((day) => ({ day: format.dayAndMonth(day.date), [key]: day[key] }))}
            series={[{ key, label: t(`chart.${key}`) }]}
            formatValue={(value) => format.number(value)}
          />
        ))}
        <WaitingCard waiting={waiting} />
        <SystemCard system={data.system} />
      </div>
    </>
  );
}
