// @vitest-environment jsdom
import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../../lib/api-client';
import { renderUi } from '../../../../ui/testing/render-ui';
import type { ServiceOption } from '../../../services';
import { NO_LINE, planOf } from '../../booking-draft';
import { ar } from '../../locales/ar';
import { en } from '../../locales/en';
import { LineRow } from './line-row';

vi.mock('../../../../lib/session', () => ({ useSession: () => undefined }));
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
const employee = (id: number, name: string, services: number[]): Calendar['employees'][number] => ({
  id,
  name,
  short_name: name,
  picture_url: null,
  services,
  days: [],
});
const [MEI, RANA] = [1, 2];
const team = [employee(MEI, 'Mei', [cut.id]), employee(RANA, 'Rana', [])];
const put = vi.fn();

function Row({ who, language }: { who: number | null; language: 'en' | 'ar' }) {
  i18next.addResourceBundle(language, 'appointments', language === 'en' ? en : ar);
  const lines = [{ ...NO_LINE, key: 0, service_id: cut.id, employee_id: who }];
  const [line] = planOf({ lines, arrangement: 'sequence', start: 600 }, new Map([[cut.id, cut]])).lines;
  return (
    <LineRow
      line={line!}
      number={1}
      note={undefined}
      services={[cut]}
      employees={team}
      recent={[]}
      found={undefined}
      onPut={put}
      onStart={vi.fn()}
      onUp={undefined}
      onDown={undefined}
      onRemove={vi.fn()}
    />
  );
}
const show = (who: number | null, language: 'en' | 'ar' = 'en') =>
  renderUi(<Row who={who} language={language} />, { language });

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(call).mockResolvedValue({ records: [] });
});

describe('a service with somebody who does not do it', () => {
  it('says so, by name, and offers whoever does', async () => {
    await show(RANA);
    expect(await screen.findByRole('status')).toHaveTextContent('Rana does not provide Cut.');
    fireEvent.click(screen.getByText('Choose someone who does'));
    expect(put).toHaveBeenCalledExactlyOnceWith({ employee_id: null });
  });

  it('says it in Arabic too', async () => {
    await show(RANA, 'ar');
    expect(await screen.findByRole('status')).toHaveTextContent('خدمة قص ليست ضمن خدمات Rana.');
  });

  it.each([MEI, null])('is silent about who does it (%s)', async (who) => {
    await show(who);
    expect(await screen.findByLabelText('Remove service 1')).toBeInTheDocument();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
