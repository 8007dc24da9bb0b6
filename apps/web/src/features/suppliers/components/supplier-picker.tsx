import { Button, Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { suppliersContract } from '@rawnaq/domain/suppliers/suppliers.contract';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { takeFound } from '../../../ui/inputs/take-found';
import { SupplierDrawer } from './supplier-drawer';
import styles from './supplier-picker.module.css';

export type SupplierBrief = { id: number; name: string };
type Props = {
  label: string;
  value: SupplierBrief | null;
  onChange: (supplier: SupplierBrief | null) => void;
  required?: boolean;
  error?: string | undefined;
};

const TYPING_PAUSE_MS = 200;

/** Finds whom one buys from by name, phone or tax number; who is not there yet is added on the spot. */
export function SupplierPicker({ label, value, onChange, required = false, error }: Props) {
  const { t } = useTranslation('suppliers');
  const mayAdd = usePermission('accounting.edit-suppliers');
  const [adding, setAdding] = useState(false);
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const search = value && asked === value.name ? '' : asked;
  const found = useRead(suppliersContract.find, search === '' ? {} : { search }, {
    keepPrevious: true,
    ownFailure: true,
  });
  const records = [...(value ? [value] : []), ...(found.data?.records ?? [])].filter(
    (one, index, all) => all.findIndex((other) => other.id === one.id) === index,
  );
  return (
    <div className={styles.picker}>
      <Select
        className={styles.grow ?? ''}
        label={label}
        withAsterisk={required}
        placeholder={t('picker.search')}
        searchable
        clearable
        allowDeselect={false}
        {...takeFound(asked === text.trim() && !found.isFetching)}
        value={value ? String(value.id) : null}
        onChange={(id) => onChange(records.find((one) => String(one.id) === id) ?? null)}
        searchValue={text}
        onSearchChange={setText}
        data={records.map(({ id, name }) => ({ value: String(id), label: name }))}
        filter={({ options }) => options}
        error={error}
        leftSection={value ? undefined : found.isFetching ? <Loader size={16} /> : <IconSearch size={18} aria-hidden />}
        nothingFoundMessage={t('picker.none')}
        clearButtonProps={{ 'aria-label': t('picker.clear') }}
      />
      {mayAdd && (
        <Button
          variant="default"
          className={styles.add ?? ''}
          aria-label={t('add')}
          title={t('add')}
          onClick={() => setAdding(true)}
        >
          <IconPlus size={18} aria-hidden />
        </Button>
      )}
      {adding && (
        <SupplierDrawer
          name={value && text === value.name ? '' : text.trim()}
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            onChange(added);
            setText(added.name);
          }}
        />
      )}
    </div>
  );
}
