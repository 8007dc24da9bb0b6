import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue } from '../catalogue';
import type { DraftChange, TillDraft } from '../draft/till-draft';
import { lookUpCard, lookUpCode } from '../find-codes';
import { CustomerDialog } from './customer-dialog';
import { DiscountsDialog } from './discounts-dialog';
import { LineDialog } from './line-dialog';
import { PrinterDialog } from './printer-dialog';
import { KeysDialog, NoteDialog, TipDialog } from './small-dialogs';

export type TillDialog =
  | 'customer'
  | 'discounts'
  | 'note'
  | 'tip'
  | 'keys'
  | 'printer'
  | 'payment'
  | 'shelf'
  | { line: number };

type Props = {
  open: TillDialog | undefined;
  draft: TillDraft;
  catalogue: Catalogue;
  change: (change: DraftChange) => void;
  onClose: () => void;
  shelf: ReactNode;
};

/** What opens over the till, one at a time. */
export function TillDialogs({ open, draft, catalogue, change, onClose, shelf }: Props) {
  const { t } = useTranslation(['till', 'ui']);
  const line = typeof open === 'object' ? draft.lines.find(({ key }) => key === open.line) : undefined;
  if (line)
    return <LineDialog key={line.key} line={line} employees={catalogue.employees} change={change} onClose={onClose} />;
  switch (open) {
    case 'shelf':
      return (
        <Drawer
          opened
          onClose={onClose}
          position="bottom"
          size="92%"
          title={t('addToBill')}
          radius="20px 20px 0 0"
          closeButtonProps={{ 'aria-label': t('ui:close') }}
          styles={{
            title: { fontSize: 18, fontWeight: 700 },
            body: { padding: 0, flex: 1, minHeight: 0 },
            content: { display: 'flex', flexDirection: 'column' },
          }}
        >
          {shelf}
        </Drawer>
      );
    case 'customer':
      return (
        <CustomerDialog
          hasCustomer={draft.customer !== null}
          onChoose={(customer) => change({ do: 'choose-customer', customer })}
          onClose={onClose}
        />
      );
    case 'discounts':
      return (
        <DiscountsDialog
          draft={draft}
          change={change}
          onCode={(code) => lookUpCode(code, draft, change)}
          onCard={(code) => lookUpCard(code, draft, change)}
          onClose={onClose}
        />
      );
    case 'note':
      return <NoteDialog draft={draft} employees={catalogue.employees} change={change} onClose={onClose} />;
    case 'tip':
      return <TipDialog employees={catalogue.employees} change={change} onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'printer':
      return <PrinterDialog onClose={onClose} />;
    default:
      return null;
  }
}
