// @vitest-environment jsdom
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { can, toPermissionMap, type MerchantPermission } from '@rawnaq/domain/kernel/permissions';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePermission, useSession } from '../../../../lib/session';
import { renderUi } from '../../../../ui/testing/render-ui';
import { VisitActions } from './visit-actions';

vi.mock('../../../../lib/session', async (original) => ({
  ...(await original<object>()),
  usePermission: vi.fn(),
  usePublicUrl: () => '',
  useSession: vi.fn(),
}));

const nothing = () => {};
async function openAs(rights: readonly MerchantPermission[], visit: Partial<AppointmentView>): Promise<void> {
  const permissions = toPermissionMap(rights);
  vi.mocked(usePermission).mockImplementation((one) => can(permissions, one));
  vi.mocked(useSession).mockReturnValue({ user: { permissions } } as never);
  await renderUi(
    <VisitActions
      visit={{ id: 7, outcome: 'no_show', ...visit } as AppointmentView}
      now={undefined}
      alias={null}
      onClose={nothing}
      onEdit={nothing}
      onReschedule={nothing}
      onRebook={nothing}
      onCancel={nothing}
      onNoShow={nothing}
      onPrint={nothing}
      onSurvey={nothing}
    />,
  );
}
const undo = () => screen.queryByText('actions.undoNoShow');

describe('a missed visit', () => {
  it('is taken back by whoever checks in', async () => {
    await openAs(['appointments.check-in'], { is_charged: false });
    expect(undo()).not.toBeNull();
  });

  it('that was charged, only by whoever may take the penalty back', async () => {
    await openAs(['appointments.check-in'], { is_charged: true });
    expect(undo()).toBeNull();
  });

  it('that was charged is offered to them', async () => {
    await openAs(['appointments.check-in', 'accounting.penalties'], { is_charged: true });
    expect(undo()).not.toBeNull();
  });
});
