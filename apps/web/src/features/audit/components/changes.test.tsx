// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../lib/session';
import { renderUi } from '../../../ui/testing/render-ui';
import { Changes } from './changes';

vi.mock('../../../lib/session', () => ({ useSession: vi.fn() }));

type Told = Parameters<typeof Changes>[0]['record'];
const cut = { english_name: 'Cut', arabic_name: 'قص' };
const wax = { english_name: 'Wax', arabic_name: 'شمع' };

async function said(record: Partial<Told>, language: 'en' | 'ar' = 'en', clock: '12' | '24' = '12') {
  vi.mocked(useSession).mockReturnValue({ general_informations: { clock } } as ReturnType<typeof useSession>);
  const told = { entity: 'appointments', before: null, after: null, names: {}, ...record };
  const { container, unmount } = await renderUi(<Changes record={told} />, { language });
  const lines = [...container.querySelectorAll('li')].map((line) =>
    [...line.children].map((part) => part.textContent.replaceAll(/[\u2066-\u2069]/g, '')),
  );
  unmount();
  return lines;
}

describe('the history of a visit', () => {
  it('names services in the reader’s language', async () => {
    const after = { services: [cut, wax] };
    expect(await said({ after })).toEqual([['Services', 'Cut and Wax']]);
    expect(await said({ after }, 'ar')).toEqual([['الخدمات', 'قص وشمع']]);
  });

  it('still shows lines from before, which have one name each', async () => {
    const old = { before: { services: 'Cut, Wax', names: ['Cut'] }, after: { services: [cut], names: ['Wax'] } };
    expect(await said(old, 'ar')).toEqual([
      ['الخدمات', 'Cut, Waxقص'],
      ['الأسماء', 'CutWax'],
    ]);
  });
});

describe('the history of a wish on the waiting list', () => {
  const wish = (from_quarter: number, to_quarter: number) => ({
    entity: 'waitlist_entries',
    after: { from_quarter, to_quarter },
  });

  it('says times as people read them, on the reader’s clock', async () => {
    expect(await said(wish(32, 52))).toEqual([['Time of day', '8:00 AM – 1:00 PM']]);
    expect(await said(wish(32, 52), 'en', '24')).toEqual([['Time of day', '08:00 – 13:00']]);
    expect((await said(wish(32, 52), 'ar'))[0]![0]).toBe('وقت اليوم');
  });

  it('says any time of the whole day', async () => {
    expect(await said(wish(0, 96))).toEqual([['Time of day', 'Any time']]);
    expect(await said(wish(0, 96), 'ar')).toEqual([['وقت اليوم', 'أي وقت']]);
  });
});
