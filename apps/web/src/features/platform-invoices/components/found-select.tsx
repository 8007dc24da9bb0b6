import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  accountInvoicesContract,
  type BilledMerchant,
} from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { platformPaymentsContract } from '@rawnaq/domain/platform-payments/platform-payments.contract';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { takeFound } from '../../../ui/inputs/take-found';

type Found = { id: number; label: string };
type Props<Row extends Found> = {
  label: string;
  placeholder: string;
  none: string;
  value: Row | null;
  rows: readonly Row[];
  isFetching: boolean;
  text: string;
  onText: (text: string) => void;
  isSettled: boolean;
  onChange: (row: Row | null) => void;
  error?: string | undefined;
};
const TYPING_PAUSE_MS = 200;

/** A record of the platform that is looked for by name or number. */
function FoundSelect<Row extends Found>({ value, rows, isFetching, onChange, text, onText, ...props }: Props<Row>) {
  const { t } = useTranslation('platform-invoices');
  const all = [...(value ? [value] : []), ...rows].filter(
    (one, index, list) => list.findIndex((other) => other.id === one.id) === index,
  );
  return (
    <Select
      label={props.label}
      withAsterisk
      placeholder={props.placeholder}
      searchable
      clearable
      allowDeselect={false}
      {...takeFound(props.isSettled && !isFetching)}
      value={value ? String(value.id) : null}
      onChange={(id) => onChange(all.find((one) => String(one.id) === id) ?? null)}
      searchValue={text}
      onSearchChange={onText}
      data={all.map(({ id, label }) => ({ value: String(id), label }))}
      filter={({ options }) => options}
      error={props.error}
      leftSection={value ? undefined : isFetching ? <Loader size={16} /> : <IconSearch size={18} aria-hidden />}
      nothingFoundMessage={props.none}
      clearButtonProps={{ 'aria-label': t('form.clear') }}
    />
  );
}

export type ChosenMerchant = BilledMerchant & { label: string };
type MerchantProps = {
  value: ChosenMerchant | null;
  onChange: (merchant: ChosenMerchant | null) => void;
  error?: string | undefined;
};

export function MerchantSelect({ value, onChange, error }: MerchantProps) {
  const { t } = useTranslation('platform-invoices');
  const { text, setText, asked, search } = useSearch(value?.label);
  const found = useRead(accountInvoicesContract.merchants, search === '' ? {} : { search }, {
    keepPrevious: true,
    ownFailure: true,
  });
  return (
    <FoundSelect
      label={t('form.merchant')}
      placeholder={t('form.merchantText')}
      none={t('form.nobody')}
      value={value}
      rows={(found.data?.records ?? []).map((one) => ({ ...one, label: merchantLabel(one) }))}
      isFetching={found.isFetching}
      text={text}
      onText={setText}
      isSettled={asked === text.trim()}
      onChange={onChange}
      error={error}
    />
  );
}
export const merchantLabel = ({ id, name }: Pick<BilledMerchant, 'id' | 'name'>): string =>
  `\u2068${name}\u2069 · ${id}`;

type OpenInvoice = OutputOf<(typeof platformPaymentsContract)['open_invoices']>['records'][number];
export type ChosenInvoice = OpenInvoice & { label: string };
type InvoiceProps = {
  value: ChosenInvoice | null;
  onChange: (invoice: ChosenInvoice | null) => void;
  error?: string | undefined;
};

/** Invoices that wait for payment. */
export function OpenInvoiceSelect({ value, onChange, error }: InvoiceProps) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  const { text, setText, asked, search } = useSearch(value?.label);
  const found = useRead(platformPaymentsContract.open_invoices, search === '' ? {} : { search }, {
    keepPrevious: true,
    ownFailure: true,
  });
  const labelled = (one: OpenInvoice): ChosenInvoice => ({
    ...one,
    label: `\u2066${one.number}\u2069 · \u2068${one.merchant}\u2069 · ${format.money(one.total)}`,
  });
  return (
    <FoundSelect
      label={t('request.invoice')}
      placeholder={t('request.invoiceText')}
      none={t('request.none')}
      value={value}
      rows={(found.data?.records ?? []).map(labelled)}
      isFetching={found.isFetching}
      text={text}
      onText={setText}
      isSettled={asked === text.trim()}
      onChange={onChange}
      error={error}
    />
  );
}

function useSearch(chosen: string | undefined) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  return { text, setText, asked, search: asked === chosen ? '' : asked };
}
