import { Menu, MultiSelect, NumberInput, Popover, SegmentedControl } from '@mantine/core';
import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import { customerTypes, genders } from '@rawnaq/domain/customers/customer.states';
import type { Choice } from '@rawnaq/domain/kernel/list';
import { sayList } from '@rawnaq/domain/kernel/localized';
import { minorPerUnit } from '@rawnaq/domain/kernel/money';
import { countries } from '@rawnaq/domain/kernel/places/countries';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { compareNames } from '../../../lib/format';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import chip from '../../../ui/list-page/filter-chip.module.css';
import { useCategories, useNames, useServices } from '../../services';
import styles from './campaigns.module.css';

type Props = { value: CampaignSelection; onChange: (value: CampaignSelection) => void };
type Option = { value: string; label: string };

/** What narrows a selection, in the order it is offered. Each stands for one or two fields of it. */
const FILTERS = {
  types: ['types'],
  visited: ['visited_least', 'visited_most'],
  spent: ['spent_least', 'spent_most'],
  group_ids: ['group_ids'],
  service_ids: ['service_ids'],
  next_booking: ['next_booking'],
  not_booked_days: ['not_booked_days'],
  birthday_months: ['birthday_months'],
  genders: ['genders'],
  nationality_ids: ['nationality_ids'],
} as const satisfies Record<string, readonly (keyof CampaignSelection)[]>;
type FilterId = keyof typeof FILTERS;
const FILTER_IDS = Object.keys(FILTERS) as FilterId[];

const isSet = (value: unknown): boolean => value != null && !(Array.isArray(value) && value.length === 0);

/** Chips that say whom the message is for; nothing chosen is everybody. */
export function SelectionField({ value, onChange }: Props) {
  const { t } = useTranslation('campaigns');
  const [adding, setAdding] = useState<FilterId>();
  const isShown = (id: FilterId): boolean => id === adding || FILTERS[id].some((field) => isSet(value[field]));
  const without = (id: FilterId): CampaignSelection =>
    Object.fromEntries(
      Object.entries(value).filter(([field]) => !FILTERS[id].some((own) => own === field)),
    ) as CampaignSelection;
  const others = FILTER_IDS.filter((id) => !isShown(id));
  return (
    <div className={styles.chips}>
      {FILTER_IDS.filter(isShown).map((id) => (
        <SelectionChip
          key={id}
          id={id}
          value={value}
          startOpen={id === adding}
          onChange={(change) => onChange({ ...value, ...change })}
          onClose={() => setAdding(undefined)}
          onRemove={() => {
            setAdding(undefined);
            onChange(without(id));
          }}
        />
      ))}
      {others.length > 0 && (
        <Menu position="bottom-start" width={220}>
          <Menu.Target>
            <button type="button" className={`${chip.chip} ${chip.add}`}>
              <IconPlus size={16} aria-hidden />
              {t('filters.add')}
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((id) => (
              <Menu.Item key={id} onClick={() => setAdding(id)}>
                {t(`filters.${id}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

type ChipProps = {
  id: FilterId;
  value: CampaignSelection;
  startOpen: boolean;
  onChange: (change: Partial<CampaignSelection>) => void;
  onClose: () => void;
  onRemove: () => void;
};

function SelectionChip({ id, value, startOpen, onChange, onClose, onRemove }: ChipProps) {
  const { t } = useTranslation('campaigns');
  const [opened, setOpened] = useState(startOpen);
  const words = useWords(id, value);
  const label = t(`filters.${id}`);
  const open = (next: boolean) => {
    setOpened(next);
    if (!next) onClose();
  };
  return (
    <Popover opened={opened} onChange={open} position="bottom-start" trapFocus returnFocus withinPortal>
      <span className={chip.group}>
        <Popover.Target>
          <button type="button" className={chip.body} onClick={() => open(!opened)}>
            <span className={styles.words}>
              {label} <b>{words || '…'}</b>
            </span>
          </button>
        </Popover.Target>
        <button type="button" className={chip.remove} onClick={onRemove} aria-label={t('filters.remove', { label })}>
          <IconX size={16} aria-hidden />
        </button>
      </span>
      <Popover.Dropdown aria-label={label} p="sm" w={280}>
        <Editor id={id} label={label} value={value} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  );
}

type EditorProps = Pick<ChipProps, 'id' | 'value' | 'onChange'> & { label: string };

function Editor({ id, label, value, onChange }: EditorProps): ReactNode {
  const { t } = useTranslation('campaigns');
  const perUnit = minorPerUnit(useFormat().currency);
  const options = useOptions(id);
  if (id === 'next_booking')
    return (
      <SegmentedControl
        fullWidth
        aria-label={label}
        value={value.next_booking ?? ''}
        onChange={(next) => onChange({ next_booking: next === 'some' ? 'some' : 'none' })}
        data={[
          { value: 'none', label: t('filters.none') },
          { value: 'some', label: t('filters.some') },
        ]}
      />
    );
  if (id === 'not_booked_days')
    return (
      <Days
        label={t('filters.days')}
        value={value.not_booked_days}
        least={1}
        onChange={(not_booked_days) => onChange({ not_booked_days })}
      />
    );
  if (id === 'visited')
    return (
      <div className={styles.range}>
        <Days
          label={t('filters.least')}
          value={value.visited_least}
          onChange={(visited_least) => onChange({ visited_least })}
        />
        <Days
          label={t('filters.most')}
          value={value.visited_most}
          onChange={(visited_most) => onChange({ visited_most })}
        />
      </div>
    );
  if (id === 'spent')
    return (
      <div className={styles.range}>
        {(['least', 'most'] as const).map((side) => (
          <NumberInput
            key={side}
            label={t(`filters.${side}`)}
            min={0}
            allowDecimal={false}
            thousandSeparator=","
            hideControls
            value={value[`spent_${side}`] == null ? '' : value[`spent_${side}`]! / perUnit}
            onChange={(typed) =>
              onChange({ [`spent_${side}`]: typeof typed === 'number' ? Math.round(typed * perUnit) : null })
            }
          />
        ))}
      </div>
    );
  return (
    <MultiSelect
      aria-label={label}
      placeholder={t('filters.choose')}
      data={options}
      value={(value[id] ?? []).map(String)}
      onChange={(chosen) => onChange({ [id]: id === 'types' ? chosen : chosen.map(Number) })}
      searchable={options.length > 8}
      clearable
      maxValues={50}
      comboboxProps={{ withinPortal: false }}
      data-autofocus
    />
  );
}

function Days({
  label,
  value,
  least = 0,
  onChange,
}: {
  label: string;
  value: number | null | undefined;
  least?: number;
  onChange: (value: number | null) => void;
}) {
  return (
    <NumberInput
      label={label}
      min={least}
      max={3650}
      allowDecimal={false}
      hideControls
      value={value ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
    />
  );
}

function useOptions(id: FilterId): Option[] {
  const language = useLanguage();
  const format = useFormat();
  const { nameOf } = useNames();
  const services = useServices().data?.records ?? [];
  const categories = useCategories().data?.records ?? [];
  const of = (choices: readonly Choice[]): Option[] =>
    choices.map(({ value, label }) => ({ value: String(value), label: label[language] }));
  const named = (records: readonly { id: number; english_name: string; arabic_name: string }[]): Option[] =>
    records.map((one) => ({ value: String(one.id), label: nameOf(one) }));
  if (id === 'types') return of(customerTypes.choices);
  if (id === 'genders') return of(genders.choices);
  if (id === 'service_ids') return named(services);
  if (id === 'group_ids') return named(categories);
  if (id === 'birthday_months')
    return Array.from({ length: 12 }, (_, place) => ({
      value: String(place + 1),
      label: format.monthName(place + 1),
    }));
  if (id === 'nationality_ids') return named(countries).toSorted((a, b) => compareNames(language)(a.label, b.label));
  return [];
}

/** What a filter says, in words. */
function useWords(id: FilterId, value: CampaignSelection): string {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const options = useOptions(id);
  const ranged = (least: string | undefined, most: string | undefined): string => {
    if (least !== undefined && most !== undefined) return `${least}–${most}`;
    if (least !== undefined) return t('filters.moreThan', { number: least });
    return most === undefined ? '' : t('filters.atMost', { number: most });
  };
  if (id === 'next_booking') return value.next_booking ? t(`filters.${value.next_booking}`) : '';
  if (id === 'not_booked_days')
    return value.not_booked_days == null ? '' : t('filters.dayCount', { count: value.not_booked_days });
  if (id === 'visited') {
    const range = ranged(value.visited_least?.toString(), value.visited_most?.toString());
    return range && t('filters.daysAgo', { range });
  }
  if (id === 'spent') {
    const said = (minor: number | null | undefined) => (minor == null ? undefined : format.money(minor));
    return ranged(said(value.spent_least), said(value.spent_most));
  }
  const chosen = (value[id] ?? []).map(String);
  const names = options.filter((option) => chosen.includes(option.value)).map(({ label }) => label);
  return names.length > 3 ? `${sayList(names.slice(0, 2), format.language)} +${names.length - 2}` : format.list(names);
}
