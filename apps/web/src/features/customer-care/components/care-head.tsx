import { SegmentedControl } from '@mantine/core';
import { pathTo, splitLanguage, addresses } from '@rawnaq/domain/kernel/addresses';
import { addDays, endOfMonth, startOfMonth, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { useCurrentInView } from '../../../ui/use-current-in-view';
import styles from './customer-care.module.css';

const PAGES = [
  'merchant-pos-appointments-reminder',
  'merchant-pos-no-show-reschedule',
  'merchant-pos-birthday-congratulations',
  'merchant-pos-missed-customers',
  'merchant-pos-customer-account-balance-reminder',
  'merchant-pos-rate-us-for-issued-invoices',
] as const;
export type CarePreset = 'today' | 'tomorrow' | 'week' | 'month' | 'yesterday' | 'last_week' | 'last_month';

/** The other care pages, and the days one usually asks for. */
export function CareHead({ filter, presets }: { filter: string; presets: readonly CarePreset[] }) {
  const { t } = useTranslation('customer-care');
  const language = useLanguage();
  const { rest } = splitLanguage(useLocation().pathname);
  const strip = useCurrentInView<HTMLElement>(rest);
  return (
    <div className={styles.head} data-print="hide">
      <nav ref={strip} className={styles.pages} aria-label={t('pages')}>
        {PAGES.map((name) => (
          <NavLink
            key={name}
            to={pathTo(name, language)}
            aria-current={addresses[name].path === rest ? 'page' : undefined}
          >
            {t(`tabs.${name}`)}
          </NavLink>
        ))}
      </nav>
      {presets.length > 0 && <Presets filter={filter} presets={presets} />}
    </div>
  );
}

function Presets({ filter, presets }: { filter: string; presets: readonly CarePreset[] }) {
  const { t } = useTranslation('customer-care');
  const today = useFormat().today();
  const [params, setParams] = useSearchParams();
  const key = `f.${filter}`;
  const chosen = presets.find((preset) => spanOf(preset, today) === params.get(key)) ?? (params.has(key) ? '' : 'all');
  const choose = (name: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        if (name === 'all') next.delete(key);
        else next.set(key, spanOf(name as CarePreset, today));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <SegmentedControl
      size="sm"
      className={styles.presets}
      aria-label={t('period')}
      value={chosen}
      onChange={choose}
      data={['all' as const, ...presets].map((value) => ({ value, label: t(`presets.${value}`) }))}
    />
  );
}

function spanOf(preset: CarePreset, today: LocalDate): string {
  const [from, to] = {
    today: [today, today],
    tomorrow: [addDays(today, 1), addDays(today, 1)],
    week: [today, addDays(today, 6)],
    month: [startOfMonth(today), endOfMonth(today)],
    yesterday: [addDays(today, -1), addDays(today, -1)],
    last_week: [addDays(today, -7), addDays(today, -1)],
    last_month: [addDays(today, -30), addDays(today, -1)],
  }[preset];
  return `${from}..${to}`;
}
