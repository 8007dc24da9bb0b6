import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const surveysRoutes = defineFeatureRoutes([
  {
    name: 'merchant-surveys',
    title: pageWords.surveys,
    page: async () => (await import('./pages/surveys-page')).SurveysPage,
    menu: { group: 'customers', order: 50 },
    formerly: ['Questionnaires', 'الاستطلاعات'],
  },
  {
    name: 'merchant-surveys-survey',
    title: pageWords.surveys,
    page: async () => (await import('./pages/survey-page')).NewSurveyPage,
    under: 'merchant-surveys',
  },
  {
    name: 'merchant-surveys-survey-one',
    title: pageWords.surveys,
    page: async () => (await import('./pages/survey-page')).SurveyPage,
    under: 'merchant-surveys',
  },
  {
    name: 'merchant-surveys-answers',
    title: pageWords['survey-answers'],
    page: async () => (await import('./pages/answers-page')).AnswersPage,
    under: 'merchant-surveys',
    counts: 'surveys',
    formerly: ['Ratings', 'Comments', 'التقييمات'],
  },
]);
