import { Loader, Select, type ComboboxItem } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { customersContract, type CustomerBrief } from '@rawnaq/domain/customers/customers.contract';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { sayValidation } from '@rawnaq/domain/kernel/text/validation-texts';
import { checkCustomerSearch } from '@rawnaq/domain/kernel/input/validators';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { takeFound } from '../../../ui/inputs/take-found';

type Props = {
  label: string;
  value: CustomerBrief | null;
  onChange: (customer: CustomerBrief | null) => void;
  /** One who can not be chosen. */ except?: number;
  required?: boolean;
  error?: string | undefined;
};

const TYPING_PAUSE_MS = 200;

/** Finds a customer by name in either script or by any part of the mobile. */
export function CustomerPicker({ label, value, onChange, except, required = false, error }: Props) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const shown = value ? nameOf(value) : '';
  const problem = text === shown ? undefined : checkCustomerSearch(text);
  const found = useRead(
    customersContract.search,
    { search: asked },
    { enabled: asked !== '' && asked !== shown && !checkCustomerSearch(asked), keepPrevious: true, ownFailure: true },
  );
  const records = [...(value ? [value] : []), ...(found.data?.records ?? [])].filter(
    (one, index, all) => one.id !== except && all.findIndex((other) => other.id === one.id) === index,
  );

  return (
    <Select
      label={label}
      withAsterisk={required}
      placeholder={t('searchLabel')}
      searchable
      clearable
      allowDeselect={false}
      {...takeFound(asked === text.trim() && !found.isFetching)}
      value={value ? String(value.id) : null}
      onChange={(id) => onChange(records.find((one) => String(one.id) === id) ?? null)}
      searchValue={text}
      onSearchChange={setText}
      data={records.map((one): ComboboxItem => ({ value: String(one.id), label: nameOf(one) }))}
      // The server has already found by spelling and sound; filtering again would throw those away.
      filter={({ options }) => options}
      error={problem ? sayValidation(problem, language) : error}
      leftSection={found.isFetching ? <Loader size={16} /> : <IconSearch size={18} stroke={1.75} aria-hidden />}
      nothingFoundMessage={asked === '' ? t('picker.type') : t('picker.none')}
      clearButtonProps={{ 'aria-label': t('picker.clear') }}
    />
  );
}

const nameOf = (one: CustomerBrief): string => `${one.name} · \u2066${formatMobile(one.mobile)}\u2069`;
