import { ActionIcon, Button, Group, Modal, SegmentedControl, Select, Stack } from '@mantine/core';
import { takesDiscounts } from '@rawnaq/domain/invoices/invoice-line.rules';
import type { Reduction } from '@rawnaq/domain/invoices/sale';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import { PriceInput } from '../../../ui/inputs/price-input';
import { useNames } from '../../services';
import type { TillEmployee } from '../catalogue';
import { peopleOf } from '../draft/line-people';
import { QUANTITY_LIMIT, type DraftChange, type DraftLine } from '../draft/till-draft';

type Props = {
  line: DraftLine;
  employees: readonly TillEmployee[];
  change: (change: DraftChange) => void;
  onClose: () => void;
};

/** Everything about one line: how many, at what price, with what discount, whose work and whose sale. */
export function LineDialog({ line, employees, change, onClose }: Props) {
  const { t } = useTranslation(['till', 'ui']);
  const { nameOf } = useNames();
  const mayPrice = usePermission('billing.change-price');
  const mayDiscount = usePermission('billing.discount');
  const [quantity, setQuantity] = useState<number | null>(line.quantity);
  const [price, setPrice] = useState<number | null>(line.unit_price);
  const [kind, setKind] = useState<'percent' | 'amount'>(
    line.discount && 'amount' in line.discount ? 'amount' : 'percent',
  );
  const [discount, setDiscount] = useState<number | null>(valueOf(line.discount));
  const [employee, setEmployee] = useState(line.employee_id);
  const [salesman, setSalesman] = useState(line.salesman_id);
  const people = peopleOf(line, employees).map((one) => ({ value: String(one.id), label: one.name }));
  const isCounted = line.kind !== 'package_use' && line.kind !== 'tip';
  const hasPrice = line.kind !== 'package_use';

  const save = (event: FormEvent) => {
    event.preventDefault();
    change({
      do: 'change-line',
      key: line.key,
      change: {
        quantity: Math.min(QUANTITY_LIMIT, Math.max(1, quantity ?? 1)),
        unit_price: price ?? line.unit_price,
        discount:
          discount === null || discount === 0
            ? null
            : kind === 'percent'
              ? { percent: discount }
              : { amount: discount },
        employee_id: employee,
        salesman_id: salesman,
      },
    });
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={nameOf(line)} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <form noValidate onSubmit={save}>
        <Stack gap="md">
          {isCounted && (
            <Group align="end" wrap="nowrap" gap="xs">
              <DecimalInput
                label={t('line.quantity')}
                value={quantity}
                onChange={setQuantity}
                decimals={0}
                data-autofocus
                style={{ flex: 1 }}
              />
              <ActionIcon
                variant="default"
                size={44}
                aria-label={t('line.less')}
                onClick={() => setQuantity(Math.max(1, (quantity ?? 1) - 1))}
              >
                <IconMinus size={18} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size={44}
                aria-label={t('line.oneMore')}
                onClick={() => setQuantity(Math.min(QUANTITY_LIMIT, (quantity ?? 0) + 1))}
              >
                <IconPlus size={18} />
              </ActionIcon>
            </Group>
          )}
          {hasPrice && (
            <PriceInput
              label={t('line.price')}
              value={price}
              onChange={setPrice}
              disabled={!mayPrice && line.kind !== 'tip'}
              {...(!mayPrice && line.kind !== 'tip' && { description: t('line.noPriceRight') })}
            />
          )}
          {takesDiscounts(line.kind) && (
            <Group align="end" wrap="nowrap" gap="xs">
              {kind === 'percent' ? (
                <DecimalInput
                  label={t('line.discountPercent')}
                  value={discount}
                  onChange={(next) => setDiscount(next === null ? null : Math.min(next, 10_000))}
                  decimals={2}
                  trim
                  disabled={!mayDiscount}
                  style={{ flex: 1 }}
                />
              ) : (
                <PriceInput
                  label={t('line.discount')}
                  value={discount}
                  onChange={setDiscount}
                  disabled={!mayDiscount}
                  style={{ flex: 1 }}
                />
              )}
              <SegmentedControl
                value={kind}
                onChange={(next) => {
                  setKind(next === 'percent' ? 'percent' : 'amount');
                  setDiscount(null);
                }}
                disabled={!mayDiscount}
                aria-label={t('line.discountKind')}
                data={[
                  { value: 'percent', label: '%' },
                  { value: 'amount', label: t('line.amount') },
                ]}
              />
            </Group>
          )}
          <Select
            label={t('line.employee')}
            data={people}
            value={employee === null ? null : String(employee)}
            onChange={(id) => setEmployee(id === null ? null : Number(id))}
            searchable
            clearable
          />
          <Select
            label={t('line.salesman')}
            description={t('line.salesmanHint')}
            data={people}
            value={salesman === null ? null : String(salesman)}
            onChange={(id) => setSalesman(id === null ? null : Number(id))}
            searchable
            clearable
          />
          <Group justify="space-between">
            <Button
              variant="subtle"
              color="red"
              size="lg"
              leftSection={<IconTrash size={18} stroke={1.75} />}
              onClick={() => {
                change({ do: 'remove-line', key: line.key });
                onClose();
              }}
            >
              {t('remove')}
            </Button>
            <Button type="submit" size="lg">
              {t('apply')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const valueOf = (discount: Reduction | null): number | null =>
  discount === null ? null : 'percent' in discount ? discount.percent : discount.amount;
