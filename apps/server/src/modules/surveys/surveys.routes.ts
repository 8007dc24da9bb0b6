import { AppError } from '@rawnaq/domain/kernel/app-error';
import { surveyAnswersList } from '@rawnaq/domain/surveys/survey-answers.list';
import { surveysContract, surveysList } from '@rawnaq/domain/surveys/surveys.contract';
import type { UseCase, UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { findCustomersMeant } from '../customers';
import { addSurvey, editSurvey, setStatus } from './change-surveys';
import { getOffered, sendSurvey } from './send-survey';
import { sendTest } from './send-test';
import { answerRows, getAnswer } from './survey-answers.query';
import { findSurvey, surveyRows } from './surveys.repo';

const list = listUseCases(surveysList, surveyRows, { search: ['english_name', 'arabic_name'] });
// Below an invoice to a customer who is not kept there is a name alone.
const answers = listUseCases(surveyAnswersList, answerRows, {
  search: ['customer', 'comment'],
  find: findCustomersMeant,
  findBy: 'customer_id',
});

const getSurvey: UseCase<(typeof surveysContract)['get_record']> = async (ctx, { id }) => {
  const record = await findSurvey(ctx, id);
  if (!record) throw new AppError('NOT_FOUND');
  return { record };
};

const useCases: UseCases<typeof surveysContract> = {
  get_records: list.page,
  export: list.file,
  get_record: getSurvey,
  add: addSurvey,
  edit: editSurvey,
  set_status: setStatus,
  offered: getOffered,
  send: sendSurvey,
  send_test: sendTest,
  get_answers: answers.page,
  export_answers: answers.file,
  get_answer: getAnswer,
};

export const surveysRoutes = { contract: surveysContract, useCases };
