import {
  customersAcrossContract,
  type CustomerAcross,
} from '@rawnaq/domain/platform-merchants/customers-across.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';

/** Asks, then lets the next message try the number again. Answers whether it was done. */
export function useCheckAgain(): (customer: CustomerAcross) => Promise<boolean> {
  const { t } = useTranslation('platform-merchants');
  const check = useWrite(customersAcrossContract.check_again, { onSuccess: () => toast('saved') });
  return async ({ account_id, id, name }) => {
    if (
      !(await confirm({
        title: t('customer.question', { name }),
        text: t('customer.questionText'),
        action: t('customer.checkAgain'),
      }))
    )
      return false;
    return check.mutateAsync({ account_id, id }).then(
      () => true,
      () => false,
    );
  };
}
