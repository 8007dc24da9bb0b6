import { modals } from '@mantine/modals';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { overlaysReady } from './theme/overlays-ready';

type Question = {
  title: string;
  text?: ReactNode;
  /** What will happen, as a verb: "Unblock", "End session". Never "OK". */
  action: string;
  danger?: boolean;
  cancel?: string;
};

/** Resolves to the person's answer. Closing the window in any other way is a no. */
export async function confirm({ title, text, action, danger = false, cancel }: Question): Promise<boolean> {
  await overlaysReady;
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: text,
      labels: { confirm: action, cancel: cancel ?? i18next.t('ui:cancel') },
      confirmProps: { ...(danger && { color: 'red' }), 'data-autofocus': true },
      closeButtonProps: { 'aria-label': i18next.t('ui:close') },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    });
  });
}
