import { Button, Modal, Stack } from '@mantine/core';
import { IconWalk } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveQuestion } from '../../../ui/form/use-unsaved-guard';
import { CustomerSearch } from '../../appointments';
import type { DraftCustomer } from '../draft/till-draft';

type Props = { hasCustomer: boolean; onChoose: (customer: DraftCustomer | null) => void; onClose: () => void };

/** Finds the customer, adds her on the spot, or sells to a walk-in. */
export function CustomerDialog({ hasCustomer, onChoose, onClose }: Props) {
  const { t } = useTranslation(['till', 'ui']);
  const [typed, setTyped] = useState(false);
  const askToLeave = useLeaveQuestion();
  const leave = async () => {
    if (typed && !(await askToLeave())) return;
    onClose();
  };
  const choose = (customer: DraftCustomer | null) => {
    onChoose(customer);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={() => void leave()}
      size={560}
      title={t('chooseCustomer')}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <Stack gap="md">
        <CustomerSearch
          value={undefined}
          onChange={(one) => one && choose({ id: one.id, name: one.name, mobile: one.mobile })}
          onTyped={() => setTyped(true)}
          error={undefined}
          autoFocus
        />
        {hasCustomer && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconWalk size={18} stroke={1.75} />}
            onClick={() => choose(null)}
          >
            {t('walkInChoose')}
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
