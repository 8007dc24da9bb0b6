import type { CareKind } from '@rawnaq/domain/customer-care/care.states';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendDialog } from './send-dialog';

/** Nothing is sent before its text was seen: one row or many, both open the same window. */
export function useSending(kind: CareKind) {
  const { t } = useTranslation('customer-care');
  const [open, setOpen] = useState<{ ids: readonly number[]; onSent: () => void }>();
  const close = () => setOpen(undefined);
  return {
    write: (ids: readonly number[], onSent: () => void = () => undefined) => setOpen({ ids, onSent }),
    bulkAction: {
      label: t('writeMany'),
      icon: IconSend,
      onClick: (rows: readonly { id: number }[], done: () => void) =>
        setOpen({ ids: rows.map(({ id }) => id), onSent: done }),
    },
    dialog: open && (
      <SendDialog
        kind={kind}
        ids={open.ids}
        onClose={close}
        onSent={() => {
          open.onSent();
          close();
        }}
      />
    ),
  };
}
