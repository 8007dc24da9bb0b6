export { surveyJobs } from './send-surveys.job';
export { answerSurvey, loadSurveyPage, SURVEY_VISITS } from './survey-page';
export { surveyChoices } from './survey-choices';
export { keptBySurveys } from './kept-of-customers.repo';
