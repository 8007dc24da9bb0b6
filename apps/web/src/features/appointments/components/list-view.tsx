import { appointmentsList } from '@rawnaq/domain/appointments/appointments.lists';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { Button } from '@mantine/core';
import { IconCalendarOff, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { Can } from '../../../ui/can';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { useScreen } from '../../../lib/use-screen';
import type { CalendarState } from '../calendar-state';
import { ViewSwitch } from './calendar-toolbar';

type Props = { onOpen: (id: number) => void; onNew: () => void; onChange: (part: Partial<CalendarState>) => void };

/** Without the right to see customers the column would be empty. */
const listWithoutMobiles = {
  ...appointmentsList,
  columns: appointmentsList.columns.filter(({ key }) => key !== 'mobile'),
};

/** Every appointment there is, to search, filter and export. */
export function ListView({ onOpen, onNew, onChange }: Props) {
  const { t } = useTranslation('appointments');
  const { isMobile } = useScreen();
  const add = (
    <Can permission="appointments.create">
      <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={onNew}>
        {t('new')}
      </Button>
    </Can>
  );
  return (
    <ListPage
      list={usePermission('customers.view') ? appointmentsList : listWithoutMobiles}
      cells={{ customer: (row) => <PersonCell name={row.customer} /> }}
      onOpen={(row) => onOpen(row.id)}
      searchLabel={t('list.search')}
      filterRecords={useFilterRecords()}
      actions={<ViewSwitch view="list" onChange={onChange} />}
      primaryAction={!isMobile && add}
      empty={{ icon: IconCalendarOff, title: t('list.emptyTitle'), text: t('list.emptyText'), actions: add }}
      wide
    />
  );
}

/** The people and services a visit may be looked for by. */
function useFilterRecords() {
  const team = useRead(employeesContract.get_options, {}, { ownFailure: true }).data?.records ?? [];
  const services = useRead(servicesContract.options, {}, { ownFailure: true }).data?.records ?? [];
  return {
    employee: team.map(({ id, name }) => ({ value: id, label: { en: name, ar: name } })),
    service: services.map(({ id, english_name, arabic_name }) => ({
      value: id,
      label: { en: english_name, ar: arabic_name },
    })),
  };
}
