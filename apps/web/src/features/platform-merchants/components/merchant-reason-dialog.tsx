import type { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { toast } from '../../../ui/toast';

type Props = {
  merchant: { id: number; name: string };
  endpoint: (typeof platformMerchantsContract)['reject'] | (typeof platformMerchantsContract)['disable'];
  texts: 'reject' | 'disable';
  onClose: () => void;
};

/** Rejecting and disabling both say why. */
export function MerchantReasonDialog({ merchant: { id, name }, endpoint, texts, onClose }: Props) {
  const { t } = useTranslation('platform-merchants');
  const send = useWrite(endpoint, { onSuccess: () => toast('saved') });
  return (
    <ReasonDialog
      title={t(`${texts}.title`, { name })}
      text={t(`${texts}.text`)}
      action={t(`${texts}.submit`)}
      maxLength={500}
      onReason={(reason) => send.mutateAsync({ id, reason })}
      onClose={onClose}
    />
  );
}
