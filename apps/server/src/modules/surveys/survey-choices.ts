import { surveysList } from '@rawnaq/domain/surveys/surveys.contract';
import { choicesOf } from '../../http/lists/record-choices.query';
import { surveyRows } from './surveys.repo';

export const surveyChoices = choicesOf({
  list: surveysList,
  rows: surveyRows,
  options: { search: ['english_name', 'arabic_name'] },
});
