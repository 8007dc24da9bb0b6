import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { useTranslation } from 'react-i18next';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { useWrite } from '../../../lib/query';
import { confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';

/** Disabling asks first; activating does no harm. */
export function useStatusChange(): (customer: {
  id: number;
  name: string;
  status: CodeIn<typeof recordStates>;
}) => Promise<void> {
  const { t } = useTranslation('customers');
  const setStatus = useWrite(customersContract.set_status, { onSuccess: () => toast('saved') });
  return async ({ id, name, status }) => {
    if (status === recordStates.codes.disabled) return setStatus.mutate({ id, status: recordStates.codes.active });
    if (
      await confirm({
        title: t('disable.question', { name }),
        text: t('disable.text'),
        action: t('disable.action'),
        danger: true,
      })
    )
      setStatus.mutate({ id, status: recordStates.codes.disabled });
  };
}
