import { complaintKinds, complaintSources } from '@rawnaq/domain/complaints/complaint.states';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { usualDesign, type SurveyDesign } from '@rawnaq/domain/surveys/survey-design';
import { commentOf, lowestComplaint, scoreOf, type SurveyAnswer } from '@rawnaq/domain/surveys/survey.rules';
import { questionKinds, surveyTriggers } from '@rawnaq/domain/surveys/survey.states';
import type { SurveyInput } from '@rawnaq/domain/surveys/surveys.contract';
import { newLinkId } from '../../infra/link-id';
import { receiveComplaint } from '../../modules/complaints';
import { surveysRoutes } from '../../modules/surveys/surveys.routes';
import { seeded, type Chance } from '../random';
import { act, onStage, type Demo, type Stage } from '../stage';
import { dateNotices, insertNumbered, insertRows } from '../stage.repo';
import { COMMENTS } from './survey-texts';
import { papersToAsk, type AskedPaper } from './surveys.repo';

const [GLOW, HOUR, DAY] = [1001, 3_600_000, 86_400_000];
const DAYS = 170;
const NEVER_FILTERED = { first_visit_only: false, service_ids: [], employee_ids: [], once_in_days: 30, valid_days: 14 };

const AFTER_VISIT: SurveyInput = {
  ...usualDesign(),
  ...NEVER_FILTERED,
  english_name: 'After the visit',
  arabic_name: 'بعد الزيارة',
  trigger: surveyTriggers.codes.invoice,
  wait_hours: 3,
};
const FIRST_VISIT: SurveyInput = {
  ...usualDesign(),
  ...NEVER_FILTERED,
  english_name: 'First visit',
  arabic_name: 'الزيارة الأولى',
  trigger: surveyTriggers.codes.invoice,
  wait_hours: 24,
  first_visit_only: true,
};
const NEW_COLOURS: SurveyInput = {
  ...usualDesign(),
  ...NEVER_FILTERED,
  english_name: 'New colour line',
  arabic_name: 'صبغات جديدة',
  trigger: surveyTriggers.codes.by_hand,
  wait_hours: 0,
};

type Story = { paper: AskedPaper; sent: Date; answered: Date | null; answers: SurveyAnswer[]; language: Language };

/** Surveys the demo salon sends, and half a year of what its customers answered. */
export async function fillSurveys(demo: Demo): Promise<void> {
  await onStage(demo, GLOW, async (stage) => {
    const begun = stage.at(new Date(demo.now.getTime() - (DAYS + 5) * DAY));
    const { id } = await act(begun, surveysRoutes, 'add', AFTER_VISIT);
    await act(begun, surveysRoutes, 'set_status', { id, status: recordStates.codes.active });
    const recent = stage.at(new Date(demo.now.getTime() - 6 * DAY));
    const first = await act(recent, surveysRoutes, 'add', FIRST_VISIT);
    await act(recent, surveysRoutes, 'set_status', { id: first.id, status: recordStates.codes.active });
    await act(recent, surveysRoutes, 'add', NEW_COLOURS);
    const { record } = await act(begun, surveysRoutes, 'get_record', { id });
    const stories = tell(demo, record, await papersToAsk(demo.tx, GLOW, demo.now, DAYS));
    await write(demo, stage, id, record, stories);
  });
}

/** Each customer at most once in thirty days; two of five answer. */
function tell(demo: Demo, design: SurveyDesign, papers: readonly AskedPaper[]): Story[] {
  const chance = seeded(GLOW * 29);
  const last = new Map<number, number>();
  return papers.flatMap((paper): Story[] => {
    const sent = new Date(Date.parse(paper.issued_at) + 3 * HOUR);
    if (sent.getTime() - (last.get(paper.customer_id) ?? 0) < 30 * DAY) return [];
    last.set(paper.customer_id, sent.getTime());
    const language: Language = /\p{Script=Arabic}/u.test(paper.customer_name) ? 'ar' : 'en';
    const answered = new Date(sent.getTime() + chance.whole(4, 40 * 60) * 60_000);
    const hasAnswered = chance.next() < 0.4 && answered.getTime() < demo.now.getTime();
    return [
      {
        paper,
        sent,
        language,
        answered: hasAnswered ? answered : null,
        answers: hasAnswered ? answersTo(design, paper, language, chance) : [],
      },
    ];
  });
}

function answersTo({ questions }: SurveyDesign, paper: AskedPaper, language: Language, chance: Chance): SurveyAnswer[] {
  const mood = chance.next();
  const base = mood < 0.07 ? 2 : mood < 0.2 ? 3 : mood < 0.45 ? 4 : 5;
  const stars = (): number => Math.min(5, Math.max(1, base + (chance.next() < 0.25 ? chance.whole(-1, 1) : 0)));
  const words = COMMENTS[base <= 2 ? 'low' : base === 3 ? 'middle' : 'high'][language];
  const nothing = { employee_id: null, stars: null, yes: null, choices: null, body: null };
  const { choice, yes_no, stars: starred } = questionKinds.codes;
  return questions.flatMap((question): SurveyAnswer[] => {
    const answer = { ...nothing, question: question.number };
    if (question.each_employee)
      return paper.employee_ids.map((employee_id) => ({ ...answer, employee_id, stars: stars() }));
    if (question.kind === starred) return [{ ...answer, stars: base }];
    if (question.kind === yes_no) return [{ ...answer, yes: base > 3 || chance.next() < 0.4 }];
    if (question.kind === choice) {
      const taken = question.choices.filter(() => chance.next() < base / 9).map(({ number }) => number);
      return taken.length > 0 ? [{ ...answer, choices: taken }] : [];
    }
    return chance.next() < (base <= 3 ? 0.8 : 0.3) ? [{ ...answer, body: chance.pick(words) }] : [];
  });
}

async function write(
  demo: Demo,
  stage: Stage,
  survey_id: number,
  design: SurveyDesign,
  stories: readonly Story[],
): Promise<void> {
  const ids = await insertNumbered(
    demo.tx,
    'survey_sends',
    GLOW,
    stories.map(({ paper, sent, answered, answers, language }) => ({
      unique_id: newLinkId(GLOW),
      survey_id,
      version: 1,
      customer_id: paper.customer_id,
      appointment_id: paper.appointment_id,
      invoice_id: paper.invoice_id,
      service_ids: paper.service_ids,
      employee_ids: paper.employee_ids,
      visited_on: paper.visited_on,
      language,
      created_at: sent.toISOString(),
      expires_at: new Date(sent.getTime() + 14 * DAY).toISOString(),
      answered_at: answered?.toISOString() ?? null,
      score: scoreOf(answers),
      comment: commentOf(answers),
    })),
  );
  await insertRows(
    demo.tx,
    'survey_answers',
    GLOW,
    stories.flatMap(({ answers }, index) =>
      answers.map((answer, at) => ({ ...answer, send_id: ids[index]!, position: at + 1 })),
    ),
  );
  await complain(demo, stage, design, stories, ids);
}

const MOST_COMPLAINTS = 3;

/** The latest low scores are complaints; older ones were settled before anybody wrote them down. */
async function complain(
  demo: Demo,
  stage: Stage,
  design: SurveyDesign,
  stories: readonly Story[],
  ids: readonly number[],
): Promise<void> {
  const low = stories
    .map((story, index) => ({ ...story, id: ids[index]!, low: lowestComplaint(design, story.answers) }))
    .filter((story) => story.low !== undefined && story.answered !== null)
    .slice(-MOST_COMPLAINTS);
  for (const { paper, answered, answers, id, low: answer, language } of low) {
    const comment = commentOf(answers);
    await receiveComplaint(stage.visitorAt(answered!, language), {
      kind: complaintKinds.codes.complaint,
      source: complaintSources.codes.survey,
      name: paper.customer_name,
      mobile: paper.customer_mobile,
      body: `${language === 'ar' ? 'كيف كانت زيارتك؟' : 'How was your visit?'} ${'★'.repeat(answer!.stars)}${'☆'.repeat(
        5 - answer!.stars,
      )}${comment ? `\n${comment}` : ''}`,
      customer_id: paper.customer_id,
      appointment_id: paper.appointment_id,
      invoice_id: paper.invoice_id,
      survey_send_id: id,
    });
    await dateNotices(demo.tx, GLOW, answered!);
  }
}
