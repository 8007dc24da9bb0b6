import { platformUpdateStates } from '@rawnaq/domain/platform-updates/platform-update.states';
import type { Tx } from '../../db/database';
import { insertUpdates } from './updates.repo';

const DAY = 86_400_000;
const { draft, published } = platformUpdateStates.codes;

/** News of the product: an older one most have read, one that came just now, and one nobody sees yet. */
export async function fillUpdates(tx: Tx, now: Date): Promise<void> {
  const ago = (days: number): string => new Date(now.getTime() - days * DAY).toISOString();
  await insertUpdates(tx, [
    {
      english_title: 'Surveys after a visit',
      arabic_title: 'استبيان بعد كل زيارة',
      english_body:
        'Design your own questions, send them automatically or manually, and see the scores by employee and service.',
      arabic_body: 'صمّم أسئلتك، وأرسلها تلقائيًا أو يدويًا، واطّلع على النتائج حسب الموظف والخدمة.',
      status: published,
      published_at: ago(21),
      created_at: ago(22),
      updated_at: ago(21),
    },
    {
      english_title: 'Campaigns that show what they caused',
      arabic_title: 'حملات تُظهر أثرها الفعلي',
      english_body:
        'A small group of customers gets no message of a campaign, so that its result says how many bookings it ' +
        'really brought. You choose the size of the group.',
      arabic_body: 'تُستثنى مجموعة صغيرة من العملاء من كل حملة، لتعرف كم حجزًا جاء بسببها فعلًا. وحجم المجموعة من اختيارك.',
      status: published,
      // Later than everybody's first day, so that it is news to all of them.
      published_at: new Date().toISOString(),
      created_at: ago(2),
      updated_at: ago(0),
    },
    {
      english_title: 'A calmer calendar on tablets',
      arabic_title: 'تقويم أوضح على الأجهزة اللوحية',
      english_body: 'Columns keep their width, and the day turns with a swipe.',
      arabic_body: 'أعمدة ثابتة العرض، والتنقل بين الأيام بالسحب.',
      status: draft,
      published_at: null,
      created_at: ago(1),
      updated_at: ago(1),
    },
  ]);
}
