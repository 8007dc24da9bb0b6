import { Button, Modal, Radio, Select, Stack } from '@mantine/core';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toast } from '../../../ui/toast';
import { useCategories, useNames, type Category } from '../api';
import styles from './menu.module.css';

const { active, disabled } = recordStates.codes;

/** Asks what happens to the services of a category before it goes. */
export function DisableCategoryDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const { t } = useTranslation(['services', 'ui']);
  const { nameOf } = useNames();
  const [fate, setFate] = useState<'disable' | 'move'>('disable');
  const [target, setTarget] = useState<string | null>(null);
  const others = (useCategories().data?.records ?? []).filter((one) => one.id !== category.id && one.status === active);
  const disable = useWrite(categoriesContract.set_status, {
    onSuccess: () => {
      toast('saved');
      onClose();
    },
  });

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('services:categories.disableTitle', { name: nameOf(category) })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <Stack>
        <Radio.Group
          value={fate}
          onChange={(value) => setFate(value as typeof fate)}
          label={t('services:categories.disableText')}
        >
          <Stack gap="sm" mt="sm">
            <Radio value="disable" label={t('services:categories.disableServices')} />
            <Radio value="move" label={t('services:categories.moveServices')} disabled={others.length === 0} />
          </Stack>
        </Radio.Group>
        {fate === 'move' && (
          <Select
            label={t('services:categories.moveTo')}
            data={others.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
            value={target}
            onChange={setTarget}
            searchable
          />
        )}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button
            color="red"
            loading={disable.isPending}
            disabled={fate === 'move' && !target}
            onClick={() =>
              disable.mutate({
                id: category.id,
                status: disabled,
                services: fate,
                ...(fate === 'move' && { move_to: Number(target) }),
              })
            }
          >
            {t('services:categories.disableAction')}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}
