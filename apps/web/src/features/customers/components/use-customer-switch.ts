import { customersContract, type CustomerRecord } from '@rawnaq/domain/customers/customers.contract';
import { useTranslation } from 'react-i18next';
import { useStatusSwitch } from '../../../ui/use-status-switch';

/** In the list and on the customer's own page. */
export function useCustomerSwitch() {
  const { t } = useTranslation('customers');
  return useStatusSwitch(customersContract.set_status, {
    question: ({ name }: Pick<CustomerRecord, 'id' | 'name' | 'status'>) => ({
      title: t('disable.question', { name }),
      text: t('disable.text'),
    }),
  });
}
