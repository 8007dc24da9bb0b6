// @vitest-environment jsdom
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../../lib/api-client';
import { confirm } from '../../../../ui/confirm';
import { renderUi } from '../../../../ui/testing/render-ui';
import type { ServiceOption } from '../../../services';
import { BookingDrawer } from './booking-drawer';

vi.mock('../../../../lib/session', () => ({ useSession: () => undefined, usePermission: () => true }));
vi.mock('../../../../ui/confirm', () => ({ confirm: vi.fn() }));
vi.mock('../../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const cut: ServiceOption = {
  id: 1,
  price: 18_000,
  offer_price: null,
  job_time: 60,
  processing_time: 0,
  buffer_time: 0,
  group_id: 1,
  show_to_customer: true,
  english_name: 'Cut',
  arabic_name: 'قص',
  status: 1,
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(call).mockImplementation(async ({ path }) =>
    path === servicesContract.options.path ? { records: [cut] } : new Promise(() => {}),
  );
});

async function open() {
  const closed = vi.fn();
  await renderUi(
    <BookingDrawer
      request={{ mode: 'new', date: '2026-11-15' }}
      onClose={closed}
      onDone={vi.fn()}
      onDraft={vi.fn()}
      onBlock={undefined}
    />,
  );
  fireEvent.click(await screen.findByText('newCustomer'));
  return { closed, name: await screen.findByLabelText('newName') };
}
const escape = (target: Element) => fireEvent.keyDown(target, { key: 'Escape' });

describe('a booking for a customer one knows', () => {
  it('says what must not be overlooked, and offers what they had last first', async () => {
    const facts = { recent_services: [2], last_services: [2], no_shows: 2, owes: 15_000, notes: 'Allergic to ammonia' };
    const wax = { ...cut, id: 2, english_name: 'Wax' };
    vi.mocked(call).mockImplementation(async ({ path }) => {
      if (path === servicesContract.options.path) return { records: [cut, wax] };
      if (path === categoriesContract.options.path) return { records: [] };
      return path === appointmentsContract.customer_facts.path ? facts : new Promise(() => {});
    });
    const hessa = { id: 7, name: 'Hessa', mobile: null, type: 'new' as const };
    await renderUi(
      <BookingDrawer
        request={{ mode: 'new', date: '2026-11-15', customer: hessa }}
        onClose={vi.fn()}
        onDone={vi.fn()}
        onDraft={vi.fn()}
        onBlock={undefined}
      />,
    );
    const alerts = await screen.findByRole('list', { name: 'alerts.title' });
    expect(alerts).toHaveTextContent('Allergic to ammonia');
    expect(alerts).toHaveTextContent('alerts.noShows');
    expect(alerts).toHaveTextContent('150.00');
    await userEvent.click(screen.getByLabelText('serviceOf', { selector: 'input' }));
    const offered = await screen.findAllByRole('option', { name: /Cut|Wax/ });
    expect(offered.map((one) => one.firstElementChild?.textContent)).toEqual(['Wax', 'Cut']);
  });
});

describe('leaving a booking', () => {
  it('asks when a new customer was being typed', async () => {
    vi.mocked(confirm).mockResolvedValue(false);
    const { closed, name } = await open();
    await userEvent.type(name, 'Huda');
    escape(name);
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    fireEvent.click(screen.getByLabelText('close'));
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
    expect(closed).not.toHaveBeenCalled();
    expect(name).toHaveValue('Huda');
  });

  it('does not ask when nothing was', async () => {
    const { closed, name } = await open();
    escape(name);
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(confirm).not.toHaveBeenCalled();
  });
});
