import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { isNearEnd } from '@rawnaq/domain/platform-merchants/account-life.rules';
import { useTranslation } from 'react-i18next';
import type { NavigateFunction } from 'react-router';
import { useRead } from '../../lib/query';
import { shellEndpoints } from '../../lib/shell-endpoints';
import { usePermission } from '../../lib/session';
import { useFormat } from '../../lib/use-format';
import type { ShellBanner } from '../../ui/shell/shell-props';

/** What the salon sees before its account ends, and while it still works after that. */
export function useSubscriptionBanner(isSalon: boolean, navigate: NavigateFunction): ShellBanner | undefined {
  const { t } = useTranslation('app');
  const format = useFormat();
  const mayPay = usePermission('settings.general');
  const standing = useRead(shellEndpoints.getStanding, {}, { enabled: isSalon, ownFailure: true }).data;
  if (!standing || !isNearEnd(standing.status, standing.days_left)) return undefined;
  const { status, ends_on, works_until, open } = standing;
  const count = standing.days_left ?? 0;
  const date = ends_on ? format.date(ends_on) : '';
  const { language } = format;
  const page = open
    ? pathTo('merchant-setting-general-setting-account-invoice', language, { uniqueId: open.unique_id })
    : `${pathTo('merchant-setting-general-setting', language)}?tab=account`;
  const isOver = count < 0;
  const text = isOver
    ? t('banner.grace', { date, until: works_until ? format.date(works_until) : date })
    : count === 0
      ? t(status === 'trial' ? 'banner.trialToday' : 'banner.endingToday')
      : t(status === 'trial' ? 'banner.trial' : 'banner.ending', { count, date });
  return {
    kind: isOver ? 'subscription-over' : 'subscription',
    text,
    ...(mayPay && {
      action: {
        label: t(open ? 'banner.paySubscription' : 'banner.choosePackage'),
        onClick: () => void navigate(page),
      },
    }),
  };
}
