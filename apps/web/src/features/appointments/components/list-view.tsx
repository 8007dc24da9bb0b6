import { appointmentsList } from '@rawnaq/domain/appointments/appointments.lists';
import { Button } from '@mantine/core';
import { IconCalendarOff, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../ui/can';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import styles from './appointments.module.css';

type Props = { onOpen: (id: number) => void; onNew: () => void };

/** Every appointment there is, to search, filter and export. */
export function ListView({ onOpen, onNew }: Props) {
  const { t } = useTranslation('appointments');
  const add = (
    <Can permission="appointments.create">
      <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={onNew}>{t('new')}</Button>
    </Can>
  );
  return (
    <div className={styles.list}>
      <ListPage
        list={appointmentsList}
        cells={{ customer: (row) => <PersonCell name={row.customer} /> }}
        onOpen={(row) => onOpen(row.id)}
        searchLabel={t('list.search')}
        empty={{ icon: IconCalendarOff, title: t('list.emptyTitle'), text: t('list.emptyText'), actions: add }}
        wide
      />
    </div>
  );
}
