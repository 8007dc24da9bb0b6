import {
  complaintCauses,
  complaintSources,
  type ComplaintKind,
  type ComplaintSource,
} from '@rawnaq/domain/complaints/complaint.states';
import { receiveComplaint } from '../modules/complaints';
import { complaintsRoutes } from '../modules/complaints/complaints.routes';
import { act, onStage, type Demo, type Stage } from './stage';
import { dateNotices } from './stage.repo';
import { lastVisitOf } from './visits/visits.repo';

const [GLOW, HOUR] = [1001, 3_600_000];

type Told = {
  kind: ComplaintKind;
  name: string;
  mobile: string | null;
  body: string;
  /** Hours ago it came. */ ago: number;
  source?: ComplaintSource;
  cause?: keyof typeof complaintCauses.codes;
  /** Hours after that: taken up, answered, closed. */
  taken?: number;
  teamNote?: string;
  answered?: number;
  answer?: string;
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
    cause: 'waiting',
    taken: 2,
    teamNote: 'The balayage before her ran 35 minutes over. I asked the desk to message her.',
  },
  {
    kind: 'suggestion',
    name: 'نورة السويدي',
    mobile: '+971561204498',
    ago: 27,
    source: complaintSources.codes.desk,
    body: 'أتمنى أن تفتحوا مواعيد للحجز بعد التاسعة مساءً في نهاية الأسبوع، فأغلبنا لا يفرغ قبل ذلك.',
  },
  {
    kind: 'complaint',
    name: 'حصة الفلاسي',
    mobile: '+971557160284',
    aboutVisit: true,
    ago: 50,
    cause: 'result',
    taken: 3,
    answered: 9,
    answer: 'أهلًا حصة، نعتذر منك. حجزنا لك موعدًا مجانيًا لتعديل اللون قبل يوم الجمعة، وسنتواصل معك لتأكيد الوقت.',
    body: 'لون الصبغة لم يكن كما اتفقنا عليه. طلبت درجة أفتح وخرجت بلون داكن، وأرجو إصلاحه قبل مناسبة يوم الجمعة.',
  },
  {
    kind: 'suggestion',
    name: 'Priya Nair',
    mobile: null,
    ago: 98,
    cause: 'place',
    after: 20,
    note: 'Two chargers are now at every second chair.',
    body: 'A phone charger at each chair would be lovely, a colour takes three hours.',
  },
  {
    kind: 'complaint',
    name: 'Sara Haddad',
    mobile: '+971529034471',
    ago: 170,
    cause: 'result',
    answered: 2,
    answer: 'Dear Sara, we are sorry. Please come tonight at eight, we will redo the gel free of charge.',
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
    cause: 'place',
    answered: 4,
    answer: 'أهلًا موزة، شكرًا على ملاحظتك. خصصنا موقفين لعميلات الصالون أمام المدخل.',
    after: 6,
    note: 'تم الاتفاق مع إدارة المبنى على موقفين مخصصين لعميلات الصالون، وأُبلغت العميلة بذلك.',
    body: 'لم أجد موقفًا لسيارتي واضطررت إلى الدوران ربع ساعة، فتأخرت عن موعدي.',
  },
  {
    kind: 'suggestion',
    name: 'Emma Wilson',
    mobile: '+971582207715',
    ago: 690,
    cause: 'other',
    after: 70,
    note: 'Oat and almond milk are on the drinks menu.',
    body: 'Could you have a coffee without dairy? Everything else was perfect, thank you.',
  },
];

export async function fillComplaints(demo: Demo): Promise<void> {
  const at = (hoursAgo: number): Date => new Date(demo.now.getTime() - hoursAgo * HOUR);
  await onStage(demo, GLOW, async (stage) => {
    for (const { ago, ...told } of TOLD) {
      const id = await receive(demo, stage, told, at(ago));
      const later = (hours: number, login?: string) => stage.at(at(ago - hours), login);
      const { cause, taken, teamNote, answered, answer, after, note } = told;
      if (cause)
        await act(later(taken ?? answered ?? after ?? 0), complaintsRoutes, 'set_cause', {
          id,
          cause: complaintCauses.codes[cause],
        });
      if (taken !== undefined) await act(later(taken), complaintsRoutes, 'assign', { id });
      if (taken !== undefined && teamNote)
        await act(later(taken), complaintsRoutes, 'add_note', { id, body: teamNote });
      if (answered !== undefined && answer)
        await act(later(answered), complaintsRoutes, 'answer', { id, answer, way: 'in_person' });
      if (after !== undefined) await act(later(after), complaintsRoutes, 'close', { id, note });
    }
  });
}

async function receive(demo: Demo, stage: Stage, told: Omit<Told, 'ago'>, came: Date): Promise<number> {
  const { kind, name, mobile, body, source = complaintSources.codes.page, aboutVisit } = told;
  const visit = aboutVisit && mobile ? await lastVisitOf(demo.tx, GLOW, mobile, came.toISOString()) : undefined;
  const ctx = source === complaintSources.codes.desk ? stage.at(came) : stage.visitorAt(came, 'en');
  const id = await receiveComplaint(ctx, {
    kind,
    source,
    name,
    mobile,
    body,
    customer_id: visit?.customer_id ?? null,
    appointment_id: visit?.appointment_id ?? null,
  });
  await dateNotices(demo.tx, GLOW, came);
  return id;
}
