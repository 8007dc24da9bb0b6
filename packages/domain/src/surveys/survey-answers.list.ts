import { z } from 'zod';
import { codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { answerMoods, answerSources } from './survey.states';

const labels = {
  source: { en: 'From', ar: 'المصدر' },
  mood: { en: 'Score', ar: 'التقييم' },
  answered_at: { en: 'Answered', ar: 'تاريخ الإجابة' },
};

/** What customers answered: surveys, and stars on the page of an invoice (their ids are below zero). */
export const surveyAnswersList = defineList({
  path: 'survey_answers',
  areas: ['merchant'],
  access: 'reports.surveys',
  title: pageWords['survey-answers'],
  record: z.object({
    id: z.number().int(),
    source: codeOf(answerSources),
    customer_id: z.number().int().nullable(),
    customer: z.string(),
    english_survey: z.string(),
    arabic_survey: z.string(),
    /** Hundredths of a star. */
    score: z.number().int().nullable(),
    stars: z.number().nullable(),
    mood: codeOf(answerMoods),
    employees: z.string(),
    comment: z.string().nullable(),
    has_comment: z.string(),
    answered_at: z.string(),
  }),
  columns: [
    { key: 'customer', label: { en: 'Customer', ar: 'العميل' }, kind: 'text', sortable: true },
    { key: 'stars', label: { en: 'Stars', ar: 'النجوم' }, kind: 'number', sortable: true, emptyLast: true },
    { key: 'mood', label: labels.mood, kind: 'badge', choices: answerMoods.choices, hidden: true },
    { key: 'comment', label: { en: 'Comment', ar: 'التعليق' }, kind: 'text' },
    { key: 'employees', label: { en: 'Employees', ar: 'الموظفون' }, kind: 'text' },
    { key: 'source', label: labels.source, kind: 'badge', choices: answerSources.choices },
    { key: 'answered_at', label: labels.answered_at, kind: 'datetime', sortable: true },
  ],
  filters: [
    { key: 'mood', label: labels.mood, kind: 'choice', choices: answerMoods.choices },
    {
      key: 'has_comment',
      label: { en: 'Comment', ar: 'التعليق' },
      kind: 'choice',
      choices: [
        { value: 'yes', label: { en: 'With a comment', ar: 'مع تعليق' } },
        { value: 'no', label: { en: 'Without', ar: 'بلا تعليق' } },
      ],
    },
    { key: 'source', label: labels.source, kind: 'choice', choices: answerSources.choices },
    { key: 'answered_at', label: labels.answered_at, kind: 'date-range', business: true },
    { key: 'survey_id', label: { en: 'Survey', ar: 'الاستبيان' }, kind: 'record', record: 'survey' },
    {
      key: 'employee_ids',
      label: { en: 'Employee', ar: 'الموظف' },
      kind: 'record',
      record: 'employee',
      many: true,
    },
    { key: 'service_ids', label: { en: 'Service', ar: 'الخدمة' }, kind: 'record', record: 'service', many: true },
    { key: 'customer_id', label: { en: 'Customer', ar: 'العميل' }, kind: 'record', record: 'customer' },
  ],
  defaultSort: { key: 'answered_at', descending: true },
});
