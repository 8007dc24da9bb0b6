import { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';

type Named = { id: number; name: string };

/** Asks, then approves. */
export function useApprove(): (merchant: Named) => Promise<void> {
  const { t } = useTranslation('platform-merchants');
  const approve = useWrite(platformMerchantsContract.approve, {
    onSuccess: () => toast('saved'),
  });
  return async (merchant) => {
    if (
      await confirm({
        title: t('approve.question', { name: merchant.name }),
        text: t('approve.text'),
        action: t('actions.approve'),
      })
    )
      approve.mutate({ id: merchant.id });
  };
}

export function useReopen(): (merchant: Named) => Promise<void> {
  const { t } = useTranslation('platform-merchants');
  const reopen = useWrite(platformMerchantsContract.reopen, { onSuccess: () => toast('saved') });
  return async (merchant) => {
    if (
      await confirm({
        title: t('reopen.question', { name: merchant.name }),
        text: t('reopen.text'),
        action: t('actions.reopen'),
      })
    )
      reopen.mutate({ id: merchant.id });
  };
}
