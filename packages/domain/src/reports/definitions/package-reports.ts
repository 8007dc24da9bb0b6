import { packageColumns, packageFilters, customerPackage } from '../../customer-packages/customer-packages.contract';
import { packageConditions } from '../../customer-packages/customer-package.states';
import { defineReport } from '../report';

const { open, expiring, expired } = packageConditions.codes;
const unused: readonly string[] = [open, expiring, expired];
const columns = packageColumns;

export const unusedPackagesReport = defineReport({
  id: 'unused-packages',
  kind: 'paged',
  address: 'merchant-management-reports-unused-customers-offers-report',
  group: 'management',
  period: 'none',
  answers: { en: 'Who has services left on a package, and until when', ar: 'من بقيت له خدمات في باقته وحتى متى' },
  searchWords: ['offers', 'العروض'],
  note: {
    en: 'As it is now. Value is what was paid without VAT and is not earned yet',
    ar: 'كما هي الآن. القيمة هي ما دُفع قبل الضريبة ولم يُكتسب بعد',
  },
  filters: [
    packageFilters.customer_id,
    packageFilters.offer_id,
    {
      ...packageFilters.condition,
      choices: packageConditions.choices.filter(({ value }) => unused.includes(`${value}`)),
    },
  ],
  record: customerPackage,
  columns: [
    columns.customer,
    columns.mobile,
    columns.offer,
    columns.services_left,
    columns.uses_done,
    columns.uses_left,
    columns.open_value,
    columns.expires_on,
    columns.condition,
  ],
  figures: [
    { key: 'packages', label: { en: 'Packages', ar: 'الباقات' }, kind: 'number', highlight: true },
    { key: 'uses_left', label: { en: 'Services left', ar: 'الخدمات المتبقية' }, kind: 'number' },
    {
      key: 'expiring',
      label: { en: 'Expire within 30 days', ar: 'تنتهي خلال 30 يومًا' },
      kind: 'number',
      lessIsBetter: true,
    },
    { key: 'open_value', label: { en: 'Not earned yet', ar: 'لم يُكتسب بعد' }, kind: 'money' },
  ],
  drillDown: { address: 'merchant-customers-one', values: { id: 'customer_id' } },
  defaultSort: { key: 'expires_on', descending: false },
});
