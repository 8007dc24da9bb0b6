import { ActionIcon, Button, Drawer, Indicator, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react';
import type { Filter } from '@rawnaq/domain/kernel/list';
import { mayPick } from '@rawnaq/domain/records/record-kinds';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language/i18n';
import { useSession } from '../../lib/session';
import { useScreen } from '../../lib/use-screen';
import { FilterChip, FilterEditor } from './filter-chip';
import chip from './filter-chip.module.css';
import styles from './filter-bar.module.css';

type Props = {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  onChange: (key: string, value: string | undefined) => void;
  onClear: () => void;
  /** Something besides the filters narrows what is shown, so that there is something to clear. */
  narrowed?: boolean;
  /** How many fit, in words: what the sheet's button promises. */
  found?: string | undefined;
};

/** The filters of lists and reports: chips in a row, on phones one button that opens one sheet. */
export function FilterBar(props: Props) {
  const { isMobile } = useScreen();
  return isMobile ? <FilterSheet {...props} /> : <FilterChips {...props} />;
}

/** A record is looked for by whoever may see its kind; one without a kind only comes with a link. */
function useOffered(): (filter: Filter) => boolean {
  const permissions = useSession()?.user.permissions ?? {};
  return ({ kind, record }) => kind !== 'record' || (record !== undefined && mayPick(record, permissions));
}

function FilterChips({ filters, values, onChange, onClear, narrowed = Object.keys(values).length > 0 }: Props) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const [adding, setAdding] = useState<string>();
  const isOffered = useOffered();
  const visible = filters.filter((filter) => filter.key in values || filter.key === adding);
  const others = filters.filter((filter) => !visible.includes(filter) && isOffered(filter));
  return (
    <>
      {visible.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          value={values[filter.key]}
          startOpen={filter.key === adding}
          onChange={(value) => onChange(filter.key, value)}
          onClose={() => setAdding(undefined)}
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
            {others.map((filter) => (
              <Menu.Item key={filter.key} onClick={() => setAdding(filter.key)}>
                {filter.label[language]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {narrowed && (
        <Button variant="transparent" color="gray" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
    </>
  );
}

function FilterSheet({ filters, values, onChange, onClear, narrowed, found }: Props) {
  const { t } = useTranslation('ui');
  const [opened, setOpened] = useState(false);
  const isOffered = useOffered();
  const shown = filters.filter((filter) => isOffered(filter) || filter.key in values);
  const active = Object.keys(values).length;
  if (shown.length === 0) return null;
  return (
    <>
      <Indicator label={active} size={20} offset={4} zIndex={1} disabled={active === 0} className={styles.opener}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={active > 0 ? t('filters.active', { shown: active }) : t('filters.add')}
          onClick={() => setOpened(true)}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} />
        </ActionIcon>
      </Indicator>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="bottom"
        size="auto"
        title={t('filters.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={{ content: styles.sheet, body: styles.body }}
      >
        {shown.map((filter) => (
          <SheetFilter
            key={filter.key}
            filter={filter}
            value={values[filter.key]}
            onChange={(value) => onChange(filter.key, value)}
          />
        ))}
        <div className={styles.foot}>
          <Button variant="default" size="md" disabled={active === 0 && !narrowed} onClick={onClear}>
            {t('filters.clear')}
          </Button>
          <Button size="md" flex={1} onClick={() => setOpened(false)}>
            {found ?? t('filters.show')}
          </Button>
        </div>
      </Drawer>
    </>
  );
}

type SheetFilterProps = {
  filter: Filter;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** A touch on what is chosen already takes it away again. */
function SheetFilter({ filter, value, onChange }: SheetFilterProps) {
  const label = filter.label[useLanguage()];
  const id = useId();
  return (
    <section className={styles.filter} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <FilterEditor
        filter={filter}
        value={value}
        label={label}
        folded
        onChoose={(next) => onChange(next === value ? undefined : next)}
      />
    </section>
  );
}
