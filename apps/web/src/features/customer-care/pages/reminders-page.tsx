import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { careReach } from '@rawnaq/domain/customer-care/care.states';
import { remindersList } from '@rawnaq/domain/customer-care/customer-care.lists';
import { IconBellRinging, IconCalendarEvent, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/i18n';
import { usePermission } from '../../../lib/session';
import { PersonCell, PhoneCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { CareHead } from '../components/care-head';
import { useSending } from '../components/use-sending';
import { WrittenCell } from '../components/written-cell';

/** Whom the salon expects, and who has heard of it. */
export function RemindersPage() {
  const { t } = useTranslation('customer-care');
  const language = useLanguage();
  const navigate = useNavigate();
  const mayOpen = usePermission('appointments.view');
  const { write, dialog, bulkAction } = useSending('reminder');
  return (
    <>
      <ListPage
        list={remindersList}
        tabs={<CareHead filter="start_at" presets={['today', 'tomorrow', 'week']} />}
        searchLabel={t('search')}
        cells={{ customer: (row) => <PersonCell name={row.customer} note={<PhoneCell value={row.mobile} />} />, written_at: (row) => <WrittenCell row={row} /> }}
        rowActions={(row) => [
          ...(row.is_open && CAN_BE_REACHED.includes(row.reach) ? [{ label: t('write'), icon: IconSend, onClick: () => write([row.id]) }] : []),
          ...(mayOpen ? [{ label: t('openVisit'), icon: IconCalendarEvent, onClick: () => void navigate(`${pathTo('merchant-appointments', language)}?open=${row.id}`) }] : []),
        ]}
        bulkActions={[bulkAction]}
        empty={{ icon: IconBellRinging, title: t('reminders.emptyTitle'), text: t('reminders.emptyText') }}
      />
      {dialog}
    </>
  );
}

const CAN_BE_REACHED: readonly string[] = [careReach.codes.whatsapp, careReach.codes.sms];
