import type { BlockView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentsContract, type Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../lib/query';
import { useScreen } from '../../../../lib/use-screen';
import { LoadingState } from '../../../../ui/states/states';
import { AnchoredPanel } from './anchored-panel';
import { BlockPanel } from './block-panel';
import type { VisitRequests } from '../visit/visit-actions';
import { VisitPanel } from '../visit/visit-panel';

/** What was clicked; the calendar's answer may bring a newer state of it at any moment. */
export type Selected = { kind: 'visit' | 'block'; id: number; anchorId: string };

type Props = VisitRequests & {
  selected: Selected;
  calendar: Calendar | undefined;
  now: { date: string; minute: number } | undefined;
  onClose: () => void;
  onEditBlock: (block: BlockView) => void;
};

export function ItemPanel({ selected, calendar, now, onClose, onEditBlock, ...requests }: Props) {
  const { t } = useTranslation('appointments');
  const { isMobile } = useScreen();
  const known = selected.kind === 'visit' ? calendar?.appointments.find(({ id }) => id === selected.id) : undefined;
  const block = selected.kind === 'block' ? calendar?.blocks.find(({ id }) => id === selected.id) : undefined;
  // From the list, or from a day the calendar does not show.
  const asked = useRead(
    appointmentsContract.get_record,
    { id: selected.id },
    { enabled: selected.kind === 'visit' && !known, ownFailure: true },
  );
  const names = useRead(employeesContract.get_options, {}, { enabled: !calendar, ownFailure: true }).data?.records.map(
    ({ id, name }) => ({ id, name, short_name: name.split(' ')[0]! }),
  );
  const visit = known ?? asked.data;
  const employees = calendar?.employees ?? names ?? [];
  if (selected.kind === 'block' && !block) return null;
  const label = visit ? visit.customer.name : t('block.one');
  return (
    <AnchoredPanel
      anchorId={selected.anchorId}
      label={label}
      title={t(block ? 'block.one' : 'details')}
      onClose={onClose}
    >
      {block && (
        <BlockPanel
          block={block}
          employee={employees.find(({ id }) => id === block.employee_id)?.name ?? ''}
          onEdit={() => {
            onClose();
            onEditBlock(block);
          }}
          onClose={onClose}
          bare={isMobile}
        />
      )}
      {selected.kind === 'visit' && !visit && (
        <div style={{ padding: 20 }}>
          <LoadingState rows={5} />
        </div>
      )}
      {visit && (
        <VisitPanel
          key={visit.id}
          visit={visit}
          employees={employees}
          now={now}
          alias={calendar?.online_alias ?? null}
          onClose={onClose}
          bare={isMobile}
          {...requests}
        />
      )}
    </AnchoredPanel>
  );
}
