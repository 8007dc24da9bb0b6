import { Button, SegmentedControl } from '@mantine/core';
import { entriesList, ownAttendanceList, type AttendanceEntry } from '@rawnaq/domain/attendance/attendance.contract';
import { IconClockCheck, IconHistory, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import { CheckInCard } from '../components/check-in-card';
import { CorrectionsDrawer } from '../components/corrections-drawer';
import { AddEntryDrawer, CorrectEntryDrawer, RemoveEntryDialog } from '../components/entry-drawers';

/** One's own check-ins, and for managers those of everybody. */
export function AttendancePage() {
  const { t } = useTranslation('attendance');
  const mayCorrect = usePermission('attendance.correct');
  const [params, setParams] = useSearchParams();
  const all = mayCorrect && params.get('view') === 'all';
  const views = mayCorrect && (
    <SegmentedControl
      aria-label={t('view')}
      value={all ? 'all' : 'own'}
      data={[
        { value: 'own', label: t('own') },
        { value: 'all', label: t('all') },
      ]}
      onChange={(view) => setParams(view === 'all' ? { view } : {}, { replace: true })}
    />
  );
  return all ? (
    <Everybody views={views} />
  ) : (
    <ListPage
      list={ownAttendanceList}
      searchLabel={t('ownSearch')}
      actions={views}
      lead={<CheckInCard />}
      empty={{ icon: IconClockCheck, title: t('emptyTitle'), text: t('emptyOwn') }}
    />
  );
}

type Open = { what: 'correct' | 'remove' | 'history'; entry: AttendanceEntry };

function Everybody({ views }: { views: ReactNode }) {
  const { t } = useTranslation('attendance');
  const [adding, setAdding] = useState(false);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={entriesList}
        searchLabel={t('search')}
        actions={views}
        primaryAction={add}
        onOpen={(entry) => setOpen({ what: 'history', entry })}
        rowActions={(entry) => [
          { label: t('correct'), icon: IconPencil, onClick: () => setOpen({ what: 'correct', entry }) },
          { label: t('history'), icon: IconHistory, onClick: () => setOpen({ what: 'history', entry }) },
          { label: t('remove'), icon: IconTrash, danger: true, onClick: () => setOpen({ what: 'remove', entry }) },
        ]}
        empty={{ icon: IconClockCheck, title: t('emptyTitle'), text: t('emptyAll'), actions: add }}
      />
      {adding && <AddEntryDrawer onClose={() => setAdding(false)} />}
      {open?.what === 'correct' && <CorrectEntryDrawer entry={open.entry} onClose={close} />}
      {open?.what === 'remove' && <RemoveEntryDialog entry={open.entry} onClose={close} />}
      {open?.what === 'history' && <CorrectionsDrawer entry={open.entry} onClose={close} />}
    </>
  );
}
