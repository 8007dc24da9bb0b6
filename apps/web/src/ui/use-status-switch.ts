import type { Endpoint } from '@rawnaq/domain/kernel/contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useWrite } from '../lib/query';
import { confirm } from './confirm';
import type { RowAction } from './data-table/row-actions';
import { successText, toast } from './toast';
import { undoToast } from './undo-toast';

type Switched = { id: number; status: number };
type StatusEndpoint = Endpoint<z.ZodType<unknown, { id: number; status: CodeIn<typeof recordStates> }>>;
type Look = { label?: string; icon?: RowAction['icon'] };
type Options<Row extends Switched> = {
  /** Other words and pictures than Activate and Disable. */
  activate?: Look;
  disable?: Look;
  /** What disabling does to others, where it hurts. */
  question?: (row: Row) => { title: string; text: string };
};

const { active, disabled } = recordStates.codes;

/**
 * The one action that disables a record or activates it again, for its row and for the head of its page. Whatever asks
 * before it disables is red; the rest is done at once and can be undone.
 */
export function useStatusSwitch<Row extends Switched>(
  endpoint: StatusEndpoint,
  { activate, disable, question }: Options<Row> = {},
): (row: Row) => Required<RowAction> {
  const { t } = useTranslation('ui');
  const write = useWrite<StatusEndpoint>(endpoint, {
    onSuccess: (_answer, { id, status }) => {
      if (status === active || question) return toast('saved');
      undoToast(successText('saved'), () => write.mutate({ id, status: active }));
    },
  });
  const disableLabel = disable?.label ?? t('disable');
  const askAndDisable = async (row: Row): Promise<void> => {
    const isSure = !question || (await confirm({ ...question(row), action: disableLabel, danger: true }));
    if (isSure) write.mutate({ id: row.id, status: disabled });
  };
  return (row) => {
    const loading = write.isPending && write.variables.id === row.id;
    if (row.status === disabled)
      return {
        label: activate?.label ?? t('activate'),
        icon: activate?.icon ?? IconCheck,
        danger: false,
        loading,
        onClick: () => write.mutate({ id: row.id, status: active }),
      };
    return {
      label: disableLabel,
      icon: disable?.icon ?? IconBan,
      danger: question !== undefined,
      loading,
      onClick: () => void askAndDisable(row),
    };
  };
}
