import { z } from 'zod';
import { complaintCauses, complaintKinds, complaintSources } from '../../complaints/complaint.states';
import { defineCodes, type CodeIn } from '../../kernel/state-machine';
import { questionKinds } from '../../surveys/survey.states';
import { defineReport } from '../report';

const count = z.number().int();
const shown = { en: 'Shown', ar: 'العرض' };
const labels = {
  answers: { en: 'Answers', ar: 'الإجابات' },
  stars: { en: 'Average', ar: 'المتوسط' },
  high: { en: '4 and 5 stars, or yes', ar: '4 و5 نجوم أو نعم' },
  low: { en: '1 and 2 stars', ar: 'نجمة أو نجمتان' },
};

export const surveyGroups = defineCodes({
  question: { code: 'question', label: { en: 'By question', ar: 'حسب السؤال' } },
  employee: { code: 'employee', label: { en: 'By employee', ar: 'حسب الموظف' } },
  service: { code: 'service', label: { en: 'By service', ar: 'حسب الخدمة' } },
  time: { code: 'time', label: { en: 'Over time', ar: 'عبر الوقت' } },
});
export type SurveyGroup = CodeIn<typeof surveyGroups>;

export const surveysReport = defineReport({
  id: 'surveys',
  kind: 'summary',
  address: 'merchant-management-reports-surveys-report',
  group: 'management',
  period: 'range',
  overTime: true,
  answers: { en: 'What customers think of visits, team and services', ar: 'رأي العملاء في الزيارات والفريق والخدمات' },
  searchWords: ['rating', 'stars', 'feedback', 'NPS', 'تقييم', 'نجوم', 'آراء'],
  note: {
    en: 'Answers of the period, with the stars given on invoices. The response rate counts the surveys sent in it',
    ar: 'إجابات الفترة مع نجوم الفواتير، ونسبة الرد من الاستبيانات المرسلة خلالها',
  },
  filters: [
    { key: 'by', label: shown, kind: 'choice', choices: surveyGroups.choices },
    { key: 'survey_id', label: { en: 'Survey', ar: 'الاستبيان' }, kind: 'record', record: 'survey' },
    { key: 'employee_id', label: { en: 'Employee', ar: 'الموظف' }, kind: 'record', record: 'employee' },
    { key: 'service_id', label: { en: 'Service', ar: 'الخدمة' }, kind: 'record', record: 'service' },
  ],
  record: z.object({
    id: z.string(),
    name: z.string(),
    kind: z.string().nullable(),
    answers: count,
    stars: z.number().nullable(),
    share: z.number().nullable(),
    low: count.nullable(),
    query: z.string(),
  }),
  columns: [
    { key: 'name', label: { en: 'Question', ar: 'السؤال' }, kind: 'text' },
    { key: 'kind', label: { en: 'Type', ar: 'النوع' }, kind: 'badge', choices: questionKinds.choices },
    { key: 'answers', label: labels.answers, kind: 'number' },
    { key: 'stars', label: labels.stars, kind: 'number' },
    { key: 'share', label: labels.high, kind: 'percent' },
    { key: 'low', label: labels.low, kind: 'number' },
  ],
  heading: {
    column: 'name',
    filter: 'by',
    labels: {
      employee: { en: 'Employee', ar: 'الموظف' },
      service: { en: 'Service', ar: 'الخدمة' },
      time: { en: 'Period', ar: 'الفترة' },
    },
  },
  figures: [
    { key: 'stars', label: { en: 'Average of 5', ar: 'المتوسط من 5' }, kind: 'number', highlight: true, opens: '' },
    { key: 'answered', label: labels.answers, kind: 'number', opens: '' },
    { key: 'asked', label: { en: 'Surveys sent', ar: 'الاستبيانات المرسلة' }, kind: 'number' },
    { key: 'rate', label: { en: 'Response rate', ar: 'نسبة الرد' }, kind: 'percent' },
    {
      key: 'low',
      label: { en: 'Low scores', ar: 'تقييمات منخفضة' },
      kind: 'number',
      lessIsBetter: true,
      opens: 'f.mood=low',
    },
    { key: 'comments', label: { en: 'Comments', ar: 'التعليقات' }, kind: 'number', opens: 'f.has_comment=yes' },
  ],
  chart: {
    title: { en: 'Average over time', ar: 'المتوسط عبر الوقت' },
    kind: 'line',
    point: z.object({ date: z.string(), stars: z.number() }),
    axis: { key: 'date', kind: 'date' },
    series: [{ key: 'stars', label: { en: 'Stars', ar: 'النجوم' }, role: 'main' }],
    valueKind: 'number',
  },
  drillDown: {
    address: 'merchant-surveys-answers',
    values: {},
    query: 'query',
    cells: { low: 'f.mood=low' },
  },
});

export const complaintGroups = defineCodes({
  cause: { code: 'cause', label: { en: 'By cause', ar: 'حسب السبب' } },
  source: { code: 'source', label: { en: 'By source', ar: 'حسب المصدر' } },
  person: { code: 'person', label: { en: 'By person in charge', ar: 'حسب المسؤول' } },
  time: { code: 'time', label: { en: 'Over time', ar: 'عبر الوقت' } },
});
export type ComplaintGroup = CodeIn<typeof complaintGroups>;

const times = {
  answer: { en: 'Time to answer', ar: 'مدة الرد' },
  close: { en: 'Time to close', ar: 'مدة الإغلاق' },
  late: { en: 'Late answers', ar: 'ردود متأخرة' },
};

export const complaintsReport = defineReport({
  id: 'complaints',
  kind: 'summary',
  address: 'merchant-management-reports-complaints-report',
  group: 'management',
  period: 'range',
  overTime: true,
  answers: { en: 'Why customers complained, and how fast they were answered', ar: 'أسباب الشكاوى وسرعة الرد عليها' },
  searchWords: ['suggestions', 'response time', 'اقتراحات', 'وقت الرد'],
  note: {
    en: 'What came in the period. Times are the middle value, in plain hours from receipt',
    ar: 'ما ورد خلال الفترة، والمدد هي القيمة الوسطى بالساعات منذ الاستلام',
  },
  filters: [
    { key: 'by', label: shown, kind: 'choice', choices: complaintGroups.choices },
    { key: 'kind', label: { en: 'Type', ar: 'النوع' }, kind: 'choice', choices: complaintKinds.choices },
    { key: 'source', label: { en: 'Source', ar: 'المصدر' }, kind: 'choice', choices: complaintSources.choices },
    { key: 'cause', label: { en: 'Cause', ar: 'السبب' }, kind: 'choice', choices: complaintCauses.choices },
  ],
  record: z.object({
    id: z.string(),
    name: z.string(),
    received: count,
    answered: count,
    closed: count,
    late: count,
    answer_minutes: count.nullable(),
    close_minutes: count.nullable(),
    query: z.string(),
  }),
  columns: [
    { key: 'name', label: { en: 'Cause', ar: 'السبب' }, kind: 'text' },
    { key: 'received', label: { en: 'Received', ar: 'المستلمة' }, kind: 'number', total: true },
    { key: 'answered', label: { en: 'Answered', ar: 'تم الرد' }, kind: 'number', total: true },
    { key: 'closed', label: { en: 'Closed', ar: 'مغلقة' }, kind: 'number', total: true },
    { key: 'late', label: times.late, kind: 'number', total: true },
    { key: 'answer_minutes', label: times.answer, kind: 'duration' },
    { key: 'close_minutes', label: times.close, kind: 'duration' },
  ],
  heading: {
    column: 'name',
    filter: 'by',
    labels: {
      source: { en: 'Source', ar: 'المصدر' },
      person: { en: 'In charge', ar: 'المسؤول' },
      time: { en: 'Period', ar: 'الفترة' },
    },
  },
  figures: [
    {
      key: 'received',
      label: { en: 'Received', ar: 'المستلمة' },
      kind: 'number',
      highlight: true,
      lessIsBetter: true,
      opens: '',
    },
    { key: 'in_time', label: { en: 'Answered in time', ar: 'تم الرد في الوقت' }, kind: 'percent' },
    { key: 'answer_minutes', label: times.answer, kind: 'duration', lessIsBetter: true },
    { key: 'close_minutes', label: times.close, kind: 'duration', lessIsBetter: true },
    { key: 'open', label: { en: 'Still open', ar: 'ما زالت مفتوحة' }, kind: 'number', lessIsBetter: true },
  ],
  chart: {
    title: { en: 'Received over time', ar: 'المستلمة عبر الوقت' },
    kind: 'bar',
    point: z.object({ date: z.string(), complaints: count, suggestions: count }),
    axis: { key: 'date', kind: 'date' },
    series: [
      { key: 'complaints', label: { en: 'Complaints', ar: 'شكاوى' }, role: 'main' },
      { key: 'suggestions', label: { en: 'Suggestions', ar: 'اقتراحات' }, role: 'second' },
    ],
    valueKind: 'number',
  },
  drillDown: { address: 'merchant-management-reports-complaints', values: {}, query: 'query' },
});
