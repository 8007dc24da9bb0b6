import type { ComplaintKind } from '@rawnaq/domain/complaints/complaint.states';
import { receiveComplaint } from '../modules/complaints';
import { complaintsRoutes } from '../modules/complaints/complaints.routes';
import { act, onStage, type Demo } from './stage';
import { dateNotices } from './stage.repo';
import { lastVisitOf } from './visits/visits.repo';

const [GLOW, HOUR] = [1001, 3_600_000];

type Told = {
  kind: ComplaintKind;
  name: string;
  mobile: string | null;
  body: string;
  /** Hours ago it came, and hours after that it was handled. */ ago: number;
  after?: number;
  note?: string;
  aboutVisit?: true;
};

/**
 * What customers of the demo salon wrote from its page. Some of them are its customers, which their numbers tell; some
 * left no number.
 */
const TOLD: readonly Told[] = [
  {
    kind: 'complaint',
    name: 'Fatima Al Mansoori',
    mobile: '+971504821937',
    aboutVisit: true,
    ago: 5,
    body:
      'I came on time for my colour and still waited forty minutes, because the customer before me was running ' +
      'late. Nobody told me or offered me something to drink. I like your work very much, so please let me know ' +
      'beforehand next time.',
  },
  {
    kind: 'suggestion',
    name: 'نورة السويدي',
    mobile: '+971561204498',
    ago: 27,
    body: 'أتمنى أن تفتحوا مواعيد للحجز بعد التاسعة مساءً في نهاية الأسبوع، فأغلبنا لا يفرغ قبل ذلك.',
  },
  {
    kind: 'complaint',
    name: 'حصة الفلاسي',
    mobile: '+971557160284',
    aboutVisit: true,
    ago: 50,
    body: 'لون الصبغة لم يكن كما اتفقنا عليه. طلبت درجة أفتح وخرجت بلون داكن، وأرجو إصلاحه قبل مناسبة يوم الجمعة.',
  },
  {
    kind: 'suggestion',
    name: 'Priya Nair',
    mobile: null,
    ago: 98,
    after: 20,
    note: 'Two chargers are now at every second chair.',
    body: 'A phone charger at each chair would be lovely, a colour takes three hours.',
  },
  {
    kind: 'complaint',
    name: 'Sara Haddad',
    mobile: '+971529034471',
    ago: 170,
    after: 3,
    note: 'Called her and apologised. The gel was redone free of charge on the same evening.',
    body: 'The gel on two nails came off after two days. The manicure itself was done with a lot of care.',
  },
  {
    kind: 'suggestion',
    name: 'شما المزروعي',
    mobile: '+971544310927',
    ago: 260,
    after: 44,
    body: 'لو تضيفون باقة للعروس مع أختيها أو صديقتيها يكون أوفر وأسهل في الحجز.',
  },
  {
    kind: 'complaint',
    name: 'موزة الظاهري',
    mobile: '+971502288146',
    ago: 410,
    after: 6,
    note: 'تم الاتفاق مع إدارة المبنى على موقفين مخصصين لعميلات الصالون، وأُبلغت العميلة بذلك.',
    body: 'لم أجد موقفًا لسيارتي واضطررت إلى الدوران ربع ساعة، فتأخرت عن موعدي.',
  },
  {
    kind: 'suggestion',
    name: 'Emma Wilson',
    mobile: '+971582207715',
    ago: 690,
    after: 70,
    note: 'Oat and almond milk are on the drinks menu.',
    body: 'Could you have a coffee without dairy? Everything else was perfect, thank you.',
  },
];

export async function fillComplaints(demo: Demo): Promise<void> {
  const at = (hoursAgo: number): Date => new Date(demo.now.getTime() - hoursAgo * HOUR);
  await onStage(demo, GLOW, async (stage) => {
    for (const { kind, name, mobile, body, ago, after, note, aboutVisit } of TOLD) {
      const came = at(ago);
      const visit = aboutVisit && mobile ? await lastVisitOf(demo.tx, GLOW, mobile, came.toISOString()) : undefined;
      const id = await receiveComplaint(stage.visitorAt(came, 'en'), {
        kind,
        name,
        mobile,
        body,
        customer_id: visit?.customer_id ?? null,
        appointment_id: visit?.appointment_id ?? null,
      });
      await dateNotices(demo.tx, GLOW, came);
      if (after !== undefined) await act(stage.at(at(ago - after)), complaintsRoutes, 'handle', { id, note });
    }
  });
}
