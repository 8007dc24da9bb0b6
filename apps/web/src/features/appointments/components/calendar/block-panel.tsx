import { Button, CloseButton, Group } from '@mantine/core';
import type { BlockView } from '@rawnaq/domain/appointments/appointment.shapes';
import { blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import { IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../../lib/query';
import { usePermission } from '../../../../lib/session';
import { useFormat } from '../../../../lib/use-format';
import { spanText } from '../../../../lib/reader-clock';
import { confirm } from '../../../../ui/confirm';
import { toast } from '../../../../ui/toast';
import { undoToast } from '../../../../ui/undo-toast';

import styles from '../visit/visit.module.css';

type Props = { block: BlockView; employee: string; onEdit: () => void; onClose: () => void; bare?: boolean };

/** A blocked time: when, why, and how to open it again. */
export function BlockPanel({ block, employee, onEdit, onClose, bare = false }: Props) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const may = usePermission('appointments.block-times');
  const putBack = useWrite(blockTimesContract.add, { onSuccess: () => toast('saved') });
  const remove = useWrite(blockTimesContract.remove, {
    onSuccess: (_answer, { following }) => {
      const { employee_id, date, start, end, reason } = block;
      if (following) toast('saved');
      else
        undoToast(t('block.removed', { time: spanText(block) }), () =>
          putBack.mutate({ employee_ids: [employee_id], date, start, end, ...(reason && { reason }) }),
        );
      onClose();
    },
  });
  const removeFollowing = async () => {
    const isSure = await confirm({
      title: t('block.followingTitle'),
      text: t('block.followingText'),
      action: t('block.remove'),
      danger: true,
    });
    if (isSure) remove.mutate({ id: block.id, following: true });
  };
  return (
    <>
      <div className={styles.top}>
        <IconLock size={18} stroke={1.75} aria-hidden />
        <b>{block.reason || t('block.one')}</b>
        <span className={styles.when}>
          <bdi>{spanText(block)}</bdi>
        </span>
        {!bare && <CloseButton aria-label={t('close')} onClick={onClose} />}
      </div>
      <p className={styles.plain}>
        {employee} · {format.weekday(block.date)}
      </p>
      {may && (
        <Group className={styles.plain} gap={8}>
          <Button variant="default" leftSection={<IconPencil size={18} stroke={1.75} />} onClick={onEdit}>
            {t('actions.edit')}
          </Button>
          <Button
            variant="default"
            data-danger
            leftSection={<IconTrash size={18} stroke={1.75} />}
            loading={remove.isPending}
            onClick={() => remove.mutate({ id: block.id })}
          >
            {block.series_id === null ? t('block.remove') : t('block.removeThis')}
          </Button>
          {block.series_id !== null && (
            <Button variant="default" data-danger loading={remove.isPending} onClick={() => void removeFollowing()}>
              {t('block.removeFollowing')}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}
