import { accountStates } from '@rawnaq/domain/accounts/account.states';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { WIZARD_STEPS, wizardPercent } from '@rawnaq/domain/wizard/wizard.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { KeyFigures } from '../../../ui/key-figures';
import { PageHead } from '../../../ui/page-head';
import { SetupCard } from '../components/setup-card';

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const format = useFormat();
  const session = useSession();
  if (!session?.account) return null;

  const { account, user, general_informations: general } = session;
  const left = WIZARD_STEPS.filter((step) => !account.wizard_progress.includes(step)).length;
  const hour = Number(format.localDateTime(new Date(general.server_time)).slice(11, 13));
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return (
    <>
      <PageHead title={t(`greeting.${part}`, { name: user.name.split(' ')[0] })} note={format.longDate(general.server_time)} />
      <KeyFigures
        figures={[
          { label: t('figures.account'), value: <bdi dir="ltr">{account.id}</bdi>, note: <bdi>{language === 'ar' ? account.arabic_name : account.english_name}</bdi> },
          { label: t('figures.status'), value: labelOf(accountStates, account.status as 'trial')[language], ...(general.trial_ends_on && { note: t('figures.trialEnds', { date: format.date(general.trial_ends_on) }) }) },
          { label: t('figures.setup'), value: format.percent(wizardPercent(account.wizard_progress)), note: left === 0 ? t('figures.setupDone') : t('figures.setupLeft', { count: left }) },
          { label: t('figures.role'), value: user.role ? (language === 'ar' ? user.role.arabic_name : user.role.english_name) : '—' },
        ]}
      />
      {left > 0 && <SetupCard finished={account.wizard_progress} />}
    </>
  );
}
