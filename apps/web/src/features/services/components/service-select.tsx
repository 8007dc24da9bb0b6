import { Select } from '@mantine/core';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { meansService } from '@rawnaq/domain/services/service-search.rules';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money';
import { useCategories, useNames, type ServiceOption } from '../api';
import styles from './menu.module.css';

type Props = {
  /** Of the whole menu; disabled ones are offered only while they are chosen. */
  services: readonly ServiceOption[];
  value: number | null;
  onChange: (service: ServiceOption | undefined) => void;
  /** What a screen reader calls the field. */
  label: string;
  placeholder?: string;
  /** Services to stand first, in this order: what the customer had last. */
  recent?: readonly number[];
  className?: string | undefined;
};

type Item = { value: string; label: string };

/** One service of the menu: by category, with price and length, found by a word of either script. */
export function ServiceSelect({ services, value, onChange, label, placeholder, recent = [], className }: Props) {
  const { t } = useTranslation('services');
  const { nameOf } = useNames();
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const categories = useCategories().data?.records;
  const byId = useMemo(() => new Map(services.map((service) => [String(service.id), service])), [services]);
  const groupOf = useMemo(() => new Map(categories?.map((category) => [category.id, category])), [categories]);
  const offered = services.filter(({ status, id }) => status === recordStates.codes.active || id === value);
  const itemOf = (service: ServiceOption): Item => ({ value: String(service.id), label: nameOf(service) });
  const first = recent.flatMap((id) => offered.find((one) => one.id === id) ?? []);
  const rest = offered.filter((one) => !first.includes(one));
  const unknown = rest.filter(({ group_id }) => !groupOf.has(group_id));
  const groups = [
    { group: t('select.recent'), items: first.map(itemOf) },
    ...(categories ?? []).map((category) => ({
      group: nameOf(category),
      items: rest.filter(({ group_id }) => group_id === category.id).map(itemOf),
    })),
    { group: t('select.others'), items: unknown.map(itemOf) },
  ].filter(({ items }) => items.length > 0);
  const means = (item: Item, text: string) => {
    const service = byId.get(item.value);
    return service !== undefined && meansService(text, service, groupOf.get(service.group_id));
  };
  const isSearch = text.trim() !== '' && text !== labelOf(byId, value, nameOf);
  /** Enter takes the first hit, unless the arrows have chosen another; it never sends the form. */
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !opened) return;
    event.preventDefault();
    const active = event.currentTarget.getAttribute('aria-activedescendant');
    if (active && document.getElementById(active)) return;
    const hit = groups.flatMap(({ items }) => items).find((item) => means(item, text));
    if (!isSearch || !hit) return;
    onChange(byId.get(hit.value));
    setOpened(false);
  };
  return (
    <Select
      className={className}
      rightSectionWidth={26}
      aria-label={label}
      placeholder={placeholder}
      searchable
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      onSearchChange={setText}
      onKeyDown={onEnter}
      nothingFoundMessage={t('select.none')}
      comboboxProps={{ withinPortal: false, zIndex: DROPDOWN_Z_INDEX, position: 'bottom-start', width: 'max-content' }}
      classNames={{ dropdown: styles.selectMenu, option: styles.selectOption, groupLabel: styles.selectGroup }}
      value={value === null ? null : String(value)}
      data={groups}
      filter={({ options, search }) =>
        options.flatMap((option) => {
          // A chosen service's own name is no search: opened again, the whole menu is there.
          if (!('items' in option) || !isSearch) return [option];
          const items = option.items.filter((item) => typeof item === 'object' && means(item as Item, search));
          return items.length > 0 ? [{ ...option, items }] : [];
        })
      }
      renderOption={({ option }) => {
        const service = byId.get(option.value);
        return (
          <>
            <span className={styles.selectName}>{option.label}</span>
            {service && (
              <>
                <small>{t('select.minutes', { minutes: service.job_time })}</small>
                <span className={styles.selectPrice}>
                  <Money minor={service.offer_price ?? service.price} bare />
                </span>
              </>
            )}
          </>
        );
      }}
      onChange={(id) => onChange(id === null ? undefined : byId.get(id))}
    />
  );
}

const DROPDOWN_Z_INDEX = 115;

function labelOf(
  services: ReadonlyMap<string, ServiceOption>,
  value: number | null,
  nameOf: (one: ServiceOption) => string,
): string | undefined {
  const chosen = services.get(String(value));
  return chosen && nameOf(chosen);
}
