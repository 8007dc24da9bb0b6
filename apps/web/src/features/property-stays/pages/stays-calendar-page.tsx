import { ActionIcon, Button, Select } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import {
  addDays,
  addMonths,
  daysInMonth,
  isLocalDate,
  partsOf,
  startOfMonth,
} from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { propertiesContract, type PropertyCard } from '@rawnaq/domain/properties/properties.contract';
import type { Nights } from '@rawnaq/domain/property-stays/nights.rules';
import { staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import { IconBuildingCottage, IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { confirm } from '../../../ui/confirm';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { BlockDrawer } from '../components/block-drawer';
import { CalendarSide } from '../components/calendar-side';
import { MonthBoard } from '../components/month-board';
import { MonthNotes } from '../components/month-notes';
import { SoldTwice } from '../components/sold-twice';
import { allTaken, type Taken } from '../components/taken';
import styles from '../components/stays.module.css';

/** The nights of one place at a time; `?open=` says which, `?month=` when. */
export function StaysCalendarPage() {
  const { t } = useTranslation('property-stays');
  const language = useLanguage();
  const places = useRead(propertiesContract.get_records, {});
  const records = places.data?.records;
  return (
    <>
      {records?.length !== undefined && records.length > 0 ? (
        <OfPlaces records={records} />
      ) : (
        <PageHead title={pageWords['stays-calendar'][language]} />
      )}
      <Awaiting query={places} rows={6} />
      {records?.length === 0 && (
        <EmptyState
          icon={IconBuildingCottage}
          title={t('noPlace.title')}
          text={t('noPlace.text')}
          actions={
            <Button component={Link} to={pathTo('merchant-property', language)}>
              {t('noPlace.add')}
            </Button>
          }
        />
      )}
    </>
  );
}

function OfPlaces({ records }: { records: readonly PropertyCard[] }) {
  const { t } = useTranslation('property-stays');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const place = records.find(({ id }) => id === Number(params.get('open'))) ?? records[0]!;
  const today = todayIn(new Date(), format.timeZone);
  const asked = `${params.get('month') ?? ''}-01`;
  const month = isLocalDate(asked) ? asked : startOfMonth(today);
  const [chosen, setChosen] = useState<Nights>();
  const query = useRead(staysContract.calendar, { property_id: place.id, month }, { keepPrevious: true });
  const unblock = useWrite(staysContract.unblock, { onSuccess: () => toastSuccess(t('opened')) });
  const look = (change: Record<string, string>) =>
    setParams((current) => new URLSearchParams({ ...Object.fromEntries(current), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  const turn = (months: number) => look({ month: addMonths(month, months).slice(0, 7) });
  const open = async (taken: Taken) => {
    if (taken.kind === 'feed') return;
    if (taken.enquiry_id !== null)
      return navigate(`${pathTo('merchant-stays-enquiries', language)}?open=${taken.enquiry_id}`);
    const text = t('openNights.text', { from: format.date(taken.arrives_on), to: format.date(taken.leaves_on) });
    if (await confirm({ title: t('openNights.question'), text, action: t('openNights.action') }))
      unblock.mutate({ id: taken.id });
  };
  const data = query.data;
  const taken = data ? allTaken(data.nights, data.elsewhere) : [];
  const { year, month: number } = partsOf(month);
  return (
    <>
      <PageHead
        title={pageWords['stays-calendar'][language]}
        actions={
          <Button
            leftSection={<IconLock size={18} stroke={1.75} />}
            onClick={() => setChosen({ arrives_on: today, leaves_on: addDays(today, 1) })}
          >
            {t('block')}
          </Button>
        }
      />
      <div className={styles.tools}>
        <Select
          className={styles.place}
          aria-label={t('place')}
          value={String(place.id)}
          data={records.map((one) => ({ value: String(one.id), label: nameOf(one, language) }))}
          onChange={(id) => id && look({ open: id })}
          allowDeselect={false}
          searchable={records.length > 8}
        />
        <div className={styles.months}>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('previous')} onClick={() => turn(-1)}>
            <IconChevronLeft size={20} className="flip" aria-hidden />
          </ActionIcon>
          <strong aria-live="polite">{format.month(month)}</strong>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('next')} onClick={() => turn(1)}>
            <IconChevronRight size={20} className="flip" aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <Awaiting query={query} rows={8} />
      {data && (
        <div className={styles.layout}>
          <div>
            <SoldTwice nights={data.nights} elsewhere={data.elsewhere} />
            <MonthBoard
              month={month}
              today={data.today}
              taken={taken}
              prices={data}
              onChoose={setChosen}
              onOpen={(one) => void open(one)}
            />
            <MonthNotes month={month} days={daysInMonth(year, number)} taken={taken} />
          </div>
          <CalendarSide propertyId={place.id} calendar={data} />
        </div>
      )}
      {chosen && (
        <BlockDrawer
          key={chosen.arrives_on + chosen.leaves_on}
          propertyId={place.id}
          nights={chosen}
          today={today}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

const nameOf = ({ id, english_name, arabic_name }: PropertyCard, language: 'en' | 'ar'): string =>
  (language === 'ar' ? arabic_name || english_name : english_name || arabic_name) || `#${id}`;
