import { Button, Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { customersContract, type CustomerBrief } from '@rawnaq/domain/customers/customers.contract';
import { customerTypes } from '@rawnaq/domain/customers/customer.states';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sayValidation } from '@rawnaq/domain/kernel/text/validation-texts';
import { checkCustomerSearch } from '@rawnaq/domain/kernel/input/validators';
import { IconSearch, IconUserPlus, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead } from '../../../../lib/query';
import { usePermission } from '../../../../lib/session';
import { useFormat } from '../../../../lib/use-format';
import { useShortcuts } from '../../../../lib/use-shortcuts';
import { Avatar } from '../../../../ui/marks/avatar';
import { StateText } from '../../../../ui/marks/status-badge';
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
  /** Something stands in the fields of a new customer that would be lost. */
  onTyped?: () => void;
  error: string | undefined;
  autoFocus: boolean;
};

const TYPING_PAUSE_MS = 150;

/** Finds the customer by name in either script or part of the mobile, or adds her on the spot. */
export function CustomerSearch({ value, ...search }: Props) {
  const { t } = useTranslation('appointments');
  if (value) return <Chosen customer={value} onChange={() => search.onChange(undefined)} label={t('customer')} />;
  return <Search {...search} />;
}

function Search({ onChange, onTyped, error, autoFocus }: Omit<Props, 'value'>) {
  const { t } = useTranslation(['appointments', 'ui']);
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const mayAdd = usePermission('customers.create');
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const [adding, setAdding] = useState(false);
  const [entered, setEntered] = useState(false);
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const problem = checkCustomerSearch(text);
  const found = useRead(
    customersContract.search,
    { search: asked },
    { enabled: asked !== '' && !checkCustomerSearch(asked), keepPrevious: true, ownFailure: true },
  );
  const all = asked === '' ? [] : (found.data?.records ?? []);
  const records = all.filter(({ status }) => status !== recordStates.codes.disabled);
  const isOpen = asked !== '' && !problem;
  // An answer that is asked for again is still an answer; one to another text is not.
  const isAnswered = asked === text.trim() && found.data !== undefined && !found.isPlaceholderData;
  const isNobody = isOpen && isAnswered && records.length === 0;
  const isAdding = adding || isNobody;
  // Enter came before the answer: who alone is found was meant. Of several somebody still has to be chosen.
  const only = entered && isAnswered && records.length === 1 ? records[0] : undefined;
  useEffect(() => {
    if (only) onChange(only);
  }, [only, onChange]);
  useShortcuts([['F4', () => input.current?.focus()]], { place: input, whileTyping: true });

  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && records.length > 0) {
      event.preventDefault();
      setPlace((place + step + records.length) % records.length);
    }
    if (event.key === 'Escape' && isOpen) setText('');
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && text.trim() !== '') {
      // What stands here is being looked for; it never sends the form.
      event.preventDefault();
      if (!isAnswered) setEntered(true);
      else if (records[place]) onChange(records[place]);
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
            setEntered(false);
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
            aria-expanded={isAdding}
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
          {isNobody && all.map((customer) => <Hit key={customer.id} customer={customer} />)}
          {isNobody && all.length === 0 && <NoHits>{t('noneFound')}</NoHits>}
          {found.isError && !found.data && <NoHits>{t('ui:states.error')}</NoHits>}
        </div>
      )}
      {mayAdd && isAdding && (
        <QuickAdd
          text={text}
          onAdded={onChange}
          onTyped={() => {
            // What was written stays, whoever is looked for meanwhile.
            setAdding(true);
            onTyped?.();
          }}
        />
      )}
    </div>
  );
}

function NoHits({ children }: { children: string }) {
  return (
    <div className={styles.noHits} role="option" aria-selected={false} aria-disabled tabIndex={-1}>
      {children}
    </div>
  );
}

type HitProps = {
  id?: string;
  customer: CustomerBrief;
  active?: boolean;
  /** Without it she can't be chosen: she is disabled, and shown so that nobody adds her again. */
  onPick?: () => void;
};

function Hit({ id, customer, active = false, onPick }: HitProps) {
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
      disabled={!onPick}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Avatar name={customer.name} />
      <span>
        <b>
          <bdi>{customer.name}</bdi>{' '}
          <small>
            <StateText state={onPick ? customerTypes.rows[customer.type] : recordStates.rows.disabled} />
          </small>
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
            <bdi>{customer.name}</bdi>{' '}
            <small>
              <StateText state={customer.type && customerTypes.rows[customer.type]} />
            </small>
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
