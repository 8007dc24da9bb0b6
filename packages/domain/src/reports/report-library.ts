import { addresses, type AddressName } from '../kernel/addresses';
import { pageWords } from '../kernel/page-words';
import { can, type PermissionMap } from '../kernel/permissions';
import type { ReportDefinition, ReportGroup } from './report';
import { reportCatalogue } from './report-catalogue';

export type LibraryReport = Pick<ReportDefinition, 'group' | 'title' | 'answers' | 'searchWords'> & {
  address: AddressName;
};

/** Pages of their own that people look for among the reports. */
const ownPages: readonly LibraryReport[] = [
  {
    address: 'merchant-management-reports-complaints',
    group: 'management',
    title: pageWords.complaints,
    answers: { en: 'What customers wrote and how it was handled', ar: 'رسائل العملاء وكيف تمت معالجتها' },
    searchWords: ['suggestions', 'feedback', 'الاقتراحات'],
  },
  {
    address: 'merchant-management-reports-forecast',
    group: 'management',
    title: pageWords.forecast,
    answers: { en: 'What sales to expect, and how sure that is', ar: 'المبيعات المتوقعة ومدى دقة التوقع' },
    searchWords: ['prediction', 'next month', 'expected sales', 'تنبؤ', 'الشهر القادم'],
  },
];

/** What the page of reports lists. A report about one record is reached from the one about all of them. */
export const reportLibrary: readonly LibraryReport[] = [
  ...reportCatalogue.filter(({ subject }) => !subject),
  ...ownPages,
];

/** Those of them somebody may open, in the order of the library. */
export const libraryOf = (permissions: PermissionMap): LibraryReport[] =>
  reportLibrary.filter(({ address }) => {
    const { access } = addresses[address];
    return access === 'signed-in' || access === 'public' || can(permissions, access);
  });

/** Where the address of a whole group leads: to the first of its reports that this person may open. */
export const firstOfGroup = (group: ReportGroup, permissions: PermissionMap): AddressName | undefined =>
  libraryOf(permissions).find((report) => report.group === group)?.address;
