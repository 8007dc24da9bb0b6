import { Button, Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { customersContract, type CustomerBrief } from '@rawnaq/domain/customers/customers.contract';
import { customerTypes } from '@rawnaq/domain/customers/customer.states';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { sayValidation } from '@rawnaq/domain/kernel/text/validation-texts';
import { checkCustomerSearch } from '@rawnaq/domain/kernel/input/validators';
import { IconSearch, IconUserPlus, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead } from '../../../../lib/query';
import { usePermission } from '../../../../lib/session';
import { useFormat } from '../../../../lib/use-format';
import { useShortcuts } from '../../../../lib/use-shortcuts';
import { Avatar } from '../../../../ui/marks/avatar';
import { StatusBadge } from '../../../../ui/marks/status-badge';
import { QuickAdd } from './quick-add';
import styles from './booking.module.css';

export type CustomerChoice = Pick<CustomerBrief, 'id' | 'name'> & {
  type?: CustomerBrief['type'];
  mobile: string | null;
  last_invoice_on?: string | null;
};

type Props = {
  value: CustomerChoice | undefined;
  onChange: (customer: CustomerChoice | undefined) => void;
  error: string | undefined;
  autoFocus: boolean;
};

const TYPING_PAUSE_MS = 150;
const DISABLED = 0;

/** Finds the customer by name in either script or part of the mobile, or adds her on the spot. */
export function CustomerSearch({ value, onChange, error, autoFocus }: Props) {
  const { t } = useTranslation('appointments');
  if (value) return <Chosen customer={value} onChange={() => onChange(undefined)} label={t('customer')} />;
  return <Search onChange={onChange} error={error} autoFocus={autoFocus} />;
}

function Search({ onChange, error, autoFocus }: Omit<Props, 'value'>) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const mayAdd = usePermission('customers.create');
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const [adding, setAdding] = useState(false);
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const problem = checkCustomerSearch(text);
  const found = useRead(
    customersContract.search,
    { search: asked },
    { enabled: asked !== '' && !checkCustomerSearch(asked), keepPrevious: true, ownFailure: true },
  );
  const records = asked === '' ? [] : (found.data?.records ?? []).filter(({ status }) => status !== DISABLED);
  const isOpen = asked !== '' && !problem;
  useShortcuts([['F4', () => input.current?.focus()]], { place: input, whileTyping: true });

  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && records.length > 0) {
      event.preventDefault();
      setPlace((place + step + records.length) % records.length);
    }
    if (event.key === 'Escape' && isOpen) setText('');
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && records[place]) {
      event.preventDefault();
      onChange(records[place]);
    }
  };

  return (
    <div className={styles.searchBox}>
      <div className={styles.searchRow}>
        <TextInput
          ref={input}
          className={styles.grow}
          label={t('customer')}
          placeholder={t('searchCustomer')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={steer}
          data-autofocus={autoFocus || undefined}
          autoFocus={autoFocus}
          autoComplete="off"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-hits`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && records[place] ? `${id}-${place}` : undefined}
          error={problem ? sayValidation(problem, language) : error}
          leftSection={found.isFetching ? <Loader size={16} /> : <IconSearch size={18} stroke={1.75} aria-hidden />}
        />
        {mayAdd && (
          <Button
            className={styles.addCustomer}
            size="md"
            variant="default"
            leftSection={<IconUserPlus size={18} stroke={1.75} />}
            onClick={() => setAdding(!adding)}
            aria-expanded={adding}
          >
            {t('newCustomer')}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={`${id}-hits`} className={styles.hits} role="listbox" aria-label={t('found')}>
          {records.map((customer, index) => (
            <Hit
              key={customer.id}
              id={`${id}-${index}`}
              customer={customer}
              active={index === place}
              onPick={() => onChange(customer)}
            />
          ))}
          {records.length === 0 && !found.isFetching && (
            <div className={styles.noHits} role="option" aria-selected={false} aria-disabled tabIndex={-1}>
              {t('noneFound')}
            </div>
          )}
        </div>
      )}
      {mayAdd && (adding || (isOpen && records.length === 0 && !found.isFetching)) && (
        <QuickAdd text={text} onAdded={onChange} />
      )}
    </div>
  );
}

function Hit({
  id,
  customer,
  active,
  onPick,
}: {
  id: string;
  customer: CustomerBrief;
  active: boolean;
  onPick: () => void;
}) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  return (
    // The input keeps the focus and names the active option, so the option itself takes only the pointer.
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.hit}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Avatar name={customer.name} />
      <span>
        <b>
          <bdi>{customer.name}</bdi> <TypeBadge type={customer.type} />
        </b>
        <small>
          <bdi dir="ltr">{formatMobile(customer.mobile)}</bdi>
          {customer.last_invoice_on && ` · ${t('lastVisit', { date: format.date(customer.last_invoice_on) })}`}
        </small>
      </span>
    </button>
  );
}

function Chosen({ customer, onChange, label }: { customer: CustomerChoice; onChange: () => void; label: string }) {
  const { t } = useTranslation('appointments');
  return (
    <div role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <div className={styles.chosen}>
        <Avatar name={customer.name} size="m" />
        <span className={styles.grow}>
          <b>
            <bdi>{customer.name}</bdi> <TypeBadge type={customer.type} />
          </b>
          <small>
            <bdi dir="ltr">{formatMobile(customer.mobile ?? '')}</bdi>
          </small>
        </span>
        <Button variant="subtle" leftSection={<IconX size={16} stroke={1.75} />} onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </div>
  );
}

function TypeBadge({ type }: { type: CustomerChoice['type'] }) {
  const language = useLanguage();
  const row = type && customerTypes.rows[type];
  return row ? (
    <StatusBadge tone={row.tone} withDot={false}>
      {row.label[language]}
    </StatusBadge>
  ) : null;
}
