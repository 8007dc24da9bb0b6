import type { LegalTexts } from '../legal/legal-text';

/** `{operator}` is whoever runs this installation, by its configuration. */
export const legal: LegalTexts = {
  terms: 'الشروط والأحكام',
  termsDescription: 'ما يسري بين رونق والصالون الذي يستخدمه، ابتداءً من الفترة التجريبية.',
  privacy: 'سياسة الخصوصية',
  privacyDescription: 'ما يحفظه رونق عن الصالونات وعملائها، ولماذا، وإلى متى.',
  questions: 'الأسئلة الشائعة',
  questionsDescription: 'ما تسأل عنه الصالونات قبل البدء مع رونق، وإجابات قصيرة.',
  contents: 'في هذه الصفحة',
  contact: {
    heading: 'للتواصل',
    text: 'للأسئلة عن هذه الصفحة أو بياناتك أو حسابك يمكن التواصل مع {operator} على:',
  },
};
