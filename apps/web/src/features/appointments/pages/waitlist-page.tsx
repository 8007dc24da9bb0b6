import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { waitlistList } from '@rawnaq/domain/waitlist/waitlist.contract';
import { waitlistStates } from '@rawnaq/domain/waitlist/waitlist.states';
import { dayPartLabel } from '@rawnaq/domain/waitlist/waitlist.rules';
import { Text } from '@mantine/core';
import { IconCalendarPlus, IconHourglass, IconRestore, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { PersonCell } from '../../../ui/cells';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { isStillWaiting, useWaitlistMoves, type WaitingEntry } from '../components/waitlist/waiting';

const { waiting, told, closed } = waitlistStates.codes;

/** Everybody who ever waited for a time, and what became of it. */
export function WaitlistPage() {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const navigate = useNavigate();
  const format = useFormat();
  const today = format.today();
  const may = usePermission('appointments.create');
  const moves = useWaitlistMoves();

  const actionsOf = (entry: WaitingEntry): RowAction[] => {
    if (!may) return [];
    const book = {
      label: t('waitlist.book'),
      icon: IconCalendarPlus,
      onClick: () => void navigate(`${pathTo('merchant-appointments-add-appointment', language)}?waitlist=${entry.id}`),
    };
    const remove = { label: t('waitlist.close'), icon: IconX, danger: true, onClick: () => moves.remove(entry) };
    const back = { label: t('waitlist.reopen'), icon: IconRestore, onClick: () => moves.reopen(entry) };
    if (entry.status === closed) return entry.to_date >= today ? [back] : [];
    if (isStillWaiting(entry, today)) return [book, remove];
    return entry.status === waiting || entry.status === told ? [remove] : [];
  };

  return (
    <ListPage
      list={waitlistList}
      searchLabel={t('list.search')}
      crumbs={[
        { label: t('title'), to: pathTo('merchant-appointments', language) },
        { label: pageWords['waiting-list'][language] },
      ]}
      cells={{
        customer: (entry) => <PersonCell name={entry.customer} />,
        services: (entry) => (
          <>
            {entry.services}
            <Text c="dimmed" size="xs">
              {dayPartLabel(entry, language, format.clock)}
            </Text>
          </>
        ),
        employee: ({ employee }) => employee ?? t('anyone'),
      }}
      rowActions={actionsOf}
      empty={{ icon: IconHourglass, title: t('waitlist.emptyTitle'), text: t('waitlist.emptyText') }}
    />
  );
}
