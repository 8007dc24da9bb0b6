import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { rebookResults } from '@rawnaq/domain/customer-care/care.states';
import { noShowsList, type NoShowRow } from '@rawnaq/domain/customer-care/customer-care.lists';
import { IconCalendarEvent, IconCalendarPlus, IconCalendarX, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/i18n';
import { usePermission } from '../../../lib/session';
import { DateTimeCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { StateText } from '../../../ui/status-badge';
import { CareHead } from '../components/care-head';
import { canBeReached, sendingCells } from '../components/sending-cells';
import { useSending } from '../components/use-sending';
import styles from '../components/customer-care.module.css';

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

function Rebooked({ row, to }: { row: NoShowRow; to: string | undefined }) {
  return (
    <span className={styles.two}>
      <StateText state={rebookResults.rows[row.rebooked === rebookResults.codes.yes ? 'yes' : 'no']} />
      {row.rebooked_at !== null && (
        <small>
          {to ? (
            <Link className={styles.link} to={to}>
              <DateTimeCell value={row.rebooked_at} />
            </Link>
          ) : (
            <DateTimeCell value={row.rebooked_at} />
          )}
        </small>
      )}
    </span>
  );
}
