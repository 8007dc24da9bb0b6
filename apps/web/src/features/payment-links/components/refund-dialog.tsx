import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../../lib/api-client';
import { reactToFailure } from '../../../lib/failure-policy';
import { useWrite } from '../../../lib/query';
import { confirm } from '../../../ui/confirm';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { toast } from '../../../ui/toast';

type Props = {
  /** Of the link. */
  id: number;
  title: string;
  text: string;
  action: string;
  onClose: () => void;
};

/**
 * What came by a link goes back the way it came. Where a refund was sent before and never answered, it is sent again
 * only when the person says that the money is still at the gateway.
 */
export function RefundDialog({ id, onClose, ...words }: Props) {
  const { t } = useTranslation('payment-links');
  const refund = useWrite(paymentLinksContract.refund, { onSuccess: () => toast('saved'), ownFailure: true });
  const send = async (reason: string, notReturned = false): Promise<void> => {
    try {
      await refund.mutateAsync({ id, reason, not_returned: notReturned });
    } catch (error) {
      const isUnanswered = isApiFailure(error) && error.code === 'REFUND_NOT_ANSWERED' && !notReturned;
      if (!isUnanswered) reactToFailure(error, 'write');
      else if (await confirm(sendAgain)) return send(reason, true);
      throw error;
    }
  };
  const sendAgain = { title: t('unanswered.title'), text: t('unanswered.text'), action: t('unanswered.action') };
  return <ReasonDialog {...words} onReason={(reason) => send(reason)} onClose={onClose} />;
}
