import { isOwed } from '@rawnaq/domain/appointments/appointment.rules';
import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { appointmentsList } from '@rawnaq/domain/appointments/appointments.lists';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { Button } from '@mantine/core';
import { IconCalendarOff, IconPlus, IconReceipt } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../../lib/language/i18n';
import { usePermission } from '../../../../lib/session';
import { useFormat } from '../../../../lib/use-format';
import { useScreen } from '../../../../lib/use-screen';
import { Can } from '../../../../ui/can';
import { PersonCell } from '../../../../ui/cells';
import { ListPage } from '../../../../ui/list-page/list-page';
import { StatusBadge } from '../../../../ui/marks/status-badge';
import type { CalendarState } from '../../calendar-state';
import { ViewSwitch } from './calendar-toolbar';

type Props = { onOpen: (id: number) => void; onNew: () => void; onChange: (part: Partial<CalendarState>) => void };

/** Without the right to see customers the column would be empty. */
const listWithoutMobiles = {
  ...appointmentsList,
  columns: appointmentsList.columns.filter(({ key }) => key !== 'mobile'),
};

const { unpaid } = appointmentPaymentStates.rows;
/** What can still be billed. */
const BILLED: ReadonlySet<string> = new Set(['scheduled', 'checked_in']);

/** Every appointment there is, to search, filter and export. Opened without a question it shows today. */
export function ListView({ onOpen, onNew, onChange }: Props) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const { isMobile } = useScreen();
  const add = (
    <Can permission="appointments.create">
      <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={onNew}>
        {t('new')}
      </Button>
    </Can>
  );
  const seesMobiles = usePermission('customers.view');
  const maySell = usePermission('billing.sell');
  const navigate = useNavigate();
  if (!useOpensAtToday()) return null;
  return (
    <ListPage
      list={seesMobiles ? appointmentsList : listWithoutMobiles}
      cells={{
        customer: (row) => <PersonCell name={row.customer} />,
        payment_status: (row) =>
          isOwed(row) ? <StatusBadge tone="danger">{unpaid.label[language]}</StatusBadge> : undefined,
      }}
      onOpen={(row) => onOpen(row.id)}
      rowActions={(row) =>
        maySell && BILLED.has(row.outcome)
          ? [
              {
                label: t('actions.bill'),
                icon: IconReceipt,
                onClick: () => void navigate(`${pathTo('merchant-billing', language)}?appointment=${row.id}`),
              },
            ]
          : []
      }
      searchLabel={t('list.search')}
      actions={<ViewSwitch view="list" onChange={onChange} />}
      primaryAction={!isMobile && add}
      empty={{ icon: IconCalendarOff, title: t('list.emptyTitle'), text: t('list.emptyText'), actions: add }}
      wide
    />
  );
}

/** Today is a filter like any other: one can see it and take it away. Answers whether the address is settled. */
function useOpensAtToday(): boolean {
  const today = useFormat().today();
  const [params, setParams] = useSearchParams();
  const isAsked = [...params.keys()].some((key) => key.startsWith('f.') || ['q', 'sort', 'page'].includes(key));
  const [settled, setSettled] = useState(isAsked);
  // Once asked, an emptied question means everything.
  if (isAsked && !settled) setSettled(true);
  const isReady = settled || isAsked;
  useEffect(() => {
    if (isReady) return;
    setParams(
      (current) => new URLSearchParams([...current, ['f.start_at', `${today}..${today}`], ['sort', 'start_at']]),
      { replace: true },
    );
  }, [isReady, setParams, today]);
  return isReady;
}
