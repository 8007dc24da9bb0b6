import type { AddressName } from '../kernel/addresses';
import { pageWords } from '../kernel/page-words';
import type { ReportDefinition } from './report';
import { reportCatalogue } from './report-catalogue';

export type LibraryReport = Pick<ReportDefinition, 'group' | 'title' | 'answers' | 'searchWords'> & {
  address: AddressName;
};

/** Reports that are pages of their own. */
const ownPages: readonly LibraryReport[] = [
  {
    address: 'merchant-management-reports-complaints',
    group: 'management',
    title: pageWords.complaints,
    answers: { en: 'What customers wrote and how it was handled', ar: 'رسائل العملاء وكيف تمت معالجتها' },
    searchWords: ['suggestions', 'feedback', 'الاقتراحات'],
  },
  {
    address: 'merchant-management-reports-historical-data-for-customers-types',
    group: 'management',
    title: pageWords['customer-types'],
    answers: { en: 'How many customers are new, frequent or missed', ar: 'عدد العملاء الجدد والدائمين والمنقطعين' },
    searchWords: ['loyal', 'lost customers', 'العملاء المنقطعون'],
  },
];

/** What the page of reports lists. A report about one record is reached from the one about all of them. */
export const reportLibrary: readonly LibraryReport[] = [...reportCatalogue.filter(({ fixed }) => !fixed), ...ownPages];
