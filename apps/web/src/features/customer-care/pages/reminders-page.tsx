import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { remindersList } from '@rawnaq/domain/customer-care/customer-care.lists';
import { IconBellRinging, IconCalendarEvent, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import { CareHead } from '../components/care-head';
import { canBeReached, sendingCells } from '../components/sending-cells';
import { useSending } from '../components/use-sending';

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
        heading={pageWords['customer-care'][language]}
        searchLabel={t('search')}
        cells={sendingCells}
        rowActions={(row) => [
          ...(row.is_open && canBeReached(row)
            ? [{ label: t('write'), icon: IconSend, onClick: () => write([row.id]) }]
            : []),
          ...(mayOpen
            ? [
                {
                  label: t('openVisit'),
                  icon: IconCalendarEvent,
                  onClick: () => void navigate(`${pathTo('merchant-appointments', language)}?open=${row.id}`),
                },
              ]
            : []),
        ]}
        bulkActions={[bulkAction]}
        empty={{ icon: IconBellRinging, title: t('reminders.emptyTitle'), text: t('reminders.emptyText') }}
      />
      {dialog}
    </>
  );
}
