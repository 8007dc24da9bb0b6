import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { noShowsList } from '@rawnaq/domain/customer-care/customer-care.lists';
import { IconCalendarEvent, IconCalendarPlus, IconCalendarX, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import { CareHead } from '../components/care-head';
import { Rebooked } from '../components/rebooked';
import { canBeReached, sendingCells } from '../components/sending-cells';
import { useSending } from '../components/use-sending';

/** Who did not come: invited to book again, or booked again right here. */
export function NoShowsPage() {
  const { t } = useTranslation('customer-care');
  const language = useLanguage();
  const navigate = useNavigate();
  const [mayOpen, mayBook] = [usePermission('appointments.view'), usePermission('appointments.create')];
  const { write, dialog, bulkAction } = useSending('no_show');
  const visitPath = (id: number) => `${pathTo('merchant-appointments', language)}?open=${id}`;
  return (
    <>
      <ListPage
        list={noShowsList}
        tabs={<CareHead filter="start_at" presets={['yesterday', 'last_week', 'last_month']} />}
        heading={pageWords['customer-care'][language]}
        searchLabel={t('search')}
        cells={{
          ...sendingCells,
          rebooked: (row) => (
            <Rebooked row={row} to={mayOpen && row.rebooked_id !== null ? visitPath(row.rebooked_id) : undefined} />
          ),
        }}
        rowActions={(row) => [
          ...(canBeReached(row) ? [{ label: t('write'), icon: IconSend, onClick: () => write([row.id]) }] : []),
          ...(mayBook && row.rebooked === 'no'
            ? [
                {
                  label: t('rebook'),
                  icon: IconCalendarPlus,
                  onClick: () =>
                    void navigate(`${pathTo('merchant-appointments-add-appointment', language)}?rebook=${row.id}`),
                },
              ]
            : []),
          ...(mayOpen
            ? [{ label: t('openVisit'), icon: IconCalendarEvent, onClick: () => void navigate(visitPath(row.id)) }]
            : []),
        ]}
        bulkActions={[bulkAction]}
        empty={{ icon: IconCalendarX, title: t('noShows.emptyTitle'), text: t('noShows.emptyText') }}
      />
      {dialog}
    </>
  );
}
