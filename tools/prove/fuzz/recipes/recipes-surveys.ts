import { complaintKinds } from '@rawnaq/domain/complaints/complaint.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { usualDesign } from '@rawnaq/domain/surveys/survey-design';
import { surveyTriggers } from '@rawnaq/domain/surveys/survey.states';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { freshCustomer } from './recipe-parts';

const survey = (): Values => ({
  ...usualDesign(),
  english_name: 'After the visit',
  arabic_name: 'بعد الزيارة',
  trigger: surveyTriggers.codes.by_hand,
  wait_hours: 3,
  once_in_days: 30,
  valid_days: 14,
  first_visit_only: false,
  service_ids: [],
  employee_ids: [],
});

async function freshSurvey({ ask }: Kitchen): Promise<number> {
  const { id } = await ask('merchant', 'surveys/add', survey());
  return Number(id ?? 0);
}

/** One that was answered, as far as the list knows. */
const answered: Recipe = async (kitchen) => {
  const survey_id = await freshSurvey(kitchen);
  const customer_id = await freshCustomer(kitchen);
  await kitchen.ask('merchant', 'surveys/send', { survey_id, customer_id });
  const id = await kitchen.one('update survey_sends set answered_at = now() where survey_id = $1 returning id', [
    survey_id,
  ]);
  return { id };
};

async function freshComplaint({ ask }: Kitchen): Promise<number> {
  const { id } = await ask('merchant', 'complaints/add', {
    kind: complaintKinds.codes.complaint,
    name: 'Noor Ali',
    body: 'The tea was cold',
  });
  return Number(id ?? 0);
}

export const surveyRecipes: Record<string, Recipe> = {
  'surveys/add': async () => survey(),
  'surveys/edit': async (kitchen) => ({ ...survey(), id: await freshSurvey(kitchen), version: 1 }),
  'surveys/set_status': async (kitchen) => ({ id: await freshSurvey(kitchen), status: recordStates.codes.active }),
  'surveys/send': async (kitchen) => ({
    survey_id: await freshSurvey(kitchen),
    customer_id: await freshCustomer(kitchen),
    appointment_id: undefined,
    invoice_id: undefined,
  }),
  'surveys/send_test': async (kitchen) => ({ id: await freshSurvey(kitchen) }),
  'survey_answers/get_record': answered,
  'complaints/add': async () => ({ customer_id: null, name: 'Noor Ali', mobile: undefined, body: 'The tea was cold' }),
  'complaints/assign': async (kitchen) => ({ id: await freshComplaint(kitchen), user_id: undefined }),
  'complaints/set_cause': async (kitchen) => ({ id: await freshComplaint(kitchen) }),
  'complaints/add_note': async (kitchen) => ({ id: await freshComplaint(kitchen), body: 'Ask the desk' }),
  'complaints/answer': async (kitchen) => ({ id: await freshComplaint(kitchen), answer: 'Sorry', way: 'in_person' }),
  'complaints/close': async (kitchen) => ({ id: await freshComplaint(kitchen) }),
  'complaints/reopen': async (kitchen) => {
    const id = await freshComplaint(kitchen);
    await kitchen.ask('merchant', 'complaints/close', { id });
    return { id };
  },
};
