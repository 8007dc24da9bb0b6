import { Button, Group, Modal, Select, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceInput } from '../../../ui/inputs/price-input';
import type { TillEmployee } from '../catalogue';
import { TIP } from '../draft/bill-of-draft';
import type { DraftChange, TillDraft } from '../draft/till-draft';
import { Key } from './key';
import styles from './till.module.css';

type Closing = { onClose: () => void };
type Changing = Closing & { change: (change: DraftChange) => void };

const NOTE_LENGTH = 500;

/** What is said of the whole invoice: who sold it, and a note that is printed. */
export function NoteDialog({
  draft,
  employees,
  change,
  onClose,
}: Changing & { draft: TillDraft; employees: readonly TillEmployee[] }) {
  const { t } = useTranslation(['till', 'ui']);
  const [text, setText] = useState(draft.note);
  const [salesman, setSalesman] = useState(draft.salesman_id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    change({ do: 'write-note', note: text.trim() });
    change({ do: 'set-salesman', employee_id: salesman });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('note')} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <form noValidate onSubmit={save}>
        <Stack>
          <Textarea
            label={t('invoiceNote')}
            description={t('noteHint')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            maxLength={NOTE_LENGTH}
            minRows={3}
            autosize
            data-autofocus
          />
          <Select
            label={t('line.salesman')}
            data={employees.map((one) => ({ value: String(one.id), label: one.name }))}
            value={salesman === null ? null : String(salesman)}
            onChange={(id) => setSalesman(id === null ? null : Number(id))}
            searchable
            clearable
          />
          <Group justify="flex-end">
            <Button type="submit" size="lg">
              {t('apply')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** A tip is a line of its own that belongs to the employee: no revenue, no VAT. */
export function TipDialog({ employees, change, onClose }: Changing & { employees: readonly TillEmployee[] }) {
  const { t } = useTranslation(['till', 'ui']);
  const [amount, setAmount] = useState<number | null>(null);
  const [employee, setEmployee] = useState<string | null>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!amount || employee === null) return;
    change({
      do: 'add-line',
      line: {
        kind: 'tip',
        item_id: null,
        ...TIP,
        list_price: amount,
        rate: 0,
        employee_id: Number(employee),
      },
    });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('addTip')} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <form noValidate onSubmit={add}>
        <Stack>
          <PriceInput label={t('payment.amount')} value={amount} onChange={setAmount} data-autofocus />
          <Select
            label={t('line.employee')}
            data={employees.map((one) => ({ value: String(one.id), label: one.name }))}
            value={employee}
            onChange={setEmployee}
            searchable
          />
          <Group justify="flex-end">
            <Button type="submit" size="lg" disabled={!amount || employee === null}>
              {t('addTip')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

export function KeysDialog({ onClose }: Closing) {
  const { t } = useTranslation(['till', 'ui']);
  const rows = [
    ['F2', t('keys.search')],
    ['F4', t('keys.customer')],
    ['%', t('keys.discounts')],
    ['F8', t('keys.hold')],
    ['F9', t('keys.pay')],
    ['Ctrl ↵', t('keys.issue')],
    ['↑ ↓', t('keys.walk')],
    ['← →', t('keys.employee')],
    ['+ −', t('keys.quantity')],
    ['↵', t('keys.edit')],
    ['Del', t('keys.remove')],
    ['Ctrl Z', t('keys.undo')],
    ['?', t('keys.all')],
  ] as const;
  return (
    <Modal opened onClose={onClose} title={t('keys.title')} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <div className={styles.keyList}>
        {rows.map(([key, text]) => [
          <span key={`${key} key`}>
            <Key of={key} />
          </span>,
          <span key={key}>{text}</span>,
        ])}
      </div>
    </Modal>
  );
}
