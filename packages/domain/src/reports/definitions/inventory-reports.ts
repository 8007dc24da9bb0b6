import { z } from 'zod';
import { codeOf } from '../../kernel/input/fields';
import { shelfNeeds } from '../../stock/stock.states';
import { defineReport } from '../report';

const count = z.number().int();
const labels = {
  product: { en: 'Product', ar: 'المنتج' },
  employee: { en: 'Employee', ar: 'الموظف' },
  service: { en: 'Service', ar: 'الخدمة' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  value: { en: 'Value at cost', ar: 'القيمة بالتكلفة' },
  cost: { en: 'Cost', ar: 'التكلفة' },
  used: { en: 'Used', ar: 'المستخدم' },
  sold: { en: 'Sold', ar: 'المباع' },
} as const;
const productFilter = { key: 'product_id', label: labels.product, kind: 'record', record: 'product' } as const;
/** The movements behind a row. */
const operations = { address: 'merchant-products-stock-operations', values: {}, query: 'query' } as const;

export const inventoryStatusReport = defineReport({
  id: 'inventory-status',
  kind: 'summary',
  address: 'merchant-inventory-reports-inventory-status',
  group: 'inventory',
  period: 'as-of',
  answers: { en: 'What is in stock, what it is worth and how long it lasts', ar: 'ما في المخزون وقيمته وكم يكفي' },
  searchWords: ['stock value', 'expiry', 'days of cover', 'قيمة المخزون', 'انتهاء الصلاحية'],
  note: {
    en: 'The value is the account “Stock” of the ledger. Use is that of eight weeks; what expires first goes first',
    ar: 'القيمة هي حساب «المخزون» في الدفتر. الاستهلاك محسوب على آخر ثمانية أسابيع، والأقرب انتهاءً يخرج أولًا',
  },
  filters: [
    { key: 'needs', label: { en: 'Needs attention', ar: 'يحتاج متابعة' }, kind: 'choice', choices: shelfNeeds.choices },
    productFilter,
  ],
  record: z.object({
    id: count,
    name: z.string(),
    barcode: z.string(),
    needs: codeOf(shelfNeeds).nullable(),
    quantity: count,
    warning: count,
    average: count,
    value: count,
    used_week: z.number(),
    cover: count.nullable(),
    expiring: count,
    expires_on: z.string().nullable(),
    query: z.string(),
  }),
  columns: [
    { key: 'name', label: labels.product, kind: 'text' },
    { key: 'needs', label: { en: 'Needs attention', ar: 'يحتاج متابعة' }, kind: 'badge', choices: shelfNeeds.choices },
    { key: 'quantity', label: labels.quantity, kind: 'number', total: true },
    { key: 'warning', label: { en: 'Warning', ar: 'التنبيه' }, kind: 'number' },
    { key: 'average', label: { en: 'Average cost', ar: 'متوسط التكلفة' }, kind: 'money' },
    { key: 'value', label: labels.value, kind: 'money', total: true },
    { key: 'used_week', label: { en: 'Used a week', ar: 'الاستهلاك أسبوعيًا' }, kind: 'number' },
    { key: 'cover', label: { en: 'Days of cover', ar: 'يكفي (يوم)' }, kind: 'number' },
    { key: 'expires_on', label: { en: 'Expires next', ar: 'أقرب انتهاء' }, kind: 'date' },
  ],
  figures: [
    { key: 'value', label: labels.value, kind: 'money', highlight: true },
    {
      key: 'low',
      label: { en: 'At or below warning', ar: 'عند حد التنبيه أو أقل' },
      kind: 'number',
      lessIsBetter: true,
      opens: { address: 'merchant-products-reorder-list', query: '' },
    },
    {
      key: 'ending',
      label: { en: 'Enough for two weeks or less', ar: 'تكفي أسبوعين أو أقل' },
      kind: 'number',
      lessIsBetter: true,
    },
    {
      key: 'expiring',
      label: { en: 'Pieces that expire within 60 days', ar: 'قطع تنتهي خلال 60 يومًا' },
      kind: 'number',
      lessIsBetter: true,
    },
  ],
  chart: {
    title: { en: 'Value by product', ar: 'القيمة حسب المنتج' },
    kind: 'bar',
    point: z.object({ name: z.string(), value: count }),
    axis: { key: 'name', kind: 'text' },
    valueKind: 'money',
    series: [{ key: 'value', label: labels.value }],
  },
  drillDown: operations,
});

export const inventoryMovementsReport = defineReport({
  id: 'inventory-movements',
  kind: 'summary',
  address: 'merchant-inventory-reports-inventory-movements',
  group: 'inventory',
  period: 'range',
  answers: { en: 'What came in and went out, product by product', ar: 'ما دخل وما خرج من كل منتج' },
  searchWords: ['stock card', 'received', 'lost', 'expired', 'وارد', 'صادر'],
  note: {
    en: 'From what was there at the beginning to what is there at the end. Returns are deducted from what was sold',
    ar: 'من رصيد البداية إلى رصيد النهاية، والمرتجع مخصوم من المباع',
  },
  filters: [productFilter],
  record: z.object({
    id: count,
    name: z.string(),
    opening: count,
    received: count,
    sold: count,
    used: count,
    gone: count,
    found: count,
    closing: count,
    value: count,
    query: z.string(),
  }),
  columns: [
    { key: 'name', label: labels.product, kind: 'text' },
    { key: 'opening', label: { en: 'At the beginning', ar: 'رصيد البداية' }, kind: 'number', total: true },
    { key: 'received', label: { en: 'Received', ar: 'الوارد' }, kind: 'number', total: true },
    { key: 'sold', label: labels.sold, kind: 'number', total: true },
    { key: 'used', label: labels.used, kind: 'number', total: true },
    { key: 'gone', label: { en: 'Expired or lost', ar: 'منتهٍ أو مفقود' }, kind: 'number', total: true },
    { key: 'found', label: { en: 'Found', ar: 'زيادة الجرد' }, kind: 'number', total: true },
    { key: 'closing', label: { en: 'At the end', ar: 'رصيد النهاية' }, kind: 'number', total: true },
    { key: 'value', label: { en: 'Value at the end', ar: 'القيمة في النهاية' }, kind: 'money', total: true },
  ],
  figures: [
    { key: 'received', label: { en: 'Received', ar: 'الوارد' }, kind: 'money', highlight: true },
    { key: 'sold', label: { en: 'Cost of goods sold', ar: 'تكلفة البضاعة المباعة' }, kind: 'money' },
    { key: 'used', label: { en: 'Internal use', ar: 'الاستخدام الداخلي' }, kind: 'money', lessIsBetter: true },
    { key: 'gone', label: { en: 'Stock losses', ar: 'فاقد المخزون' }, kind: 'money', lessIsBetter: true },
  ],
  overTime: true,
  chart: {
    title: { en: 'In and out at cost', ar: 'الداخل والخارج بالتكلفة' },
    kind: 'bar',
    point: z.object({ at: z.string(), received: count, out: count }),
    axis: { key: 'at', kind: 'date' },
    valueKind: 'money',
    series: [
      { key: 'received', label: { en: 'Received', ar: 'الوارد' } },
      { key: 'out', label: { en: 'Out', ar: 'الصادر' }, role: 'second' },
    ],
  },
  drillDown: operations,
});

export const internalUseReport = defineReport({
  id: 'internal-use',
  kind: 'paged',
  address: 'merchant-inventory-reports-internal-use-report',
  group: 'inventory',
  period: 'range',
  answers: { en: 'Who used which products at work, and for what', ar: 'من استخدم أي منتج في العمل ولأي خدمة' },
  searchWords: ['consumption', 'استهلاك'],
  note: { en: 'At the average cost of the day', ar: 'بمتوسط التكلفة يوم الاستخدام' },
  filters: [
    productFilter,
    { key: 'employee_id', label: labels.employee, kind: 'record', record: 'employee' },
    { key: 'service_id', label: labels.service, kind: 'record', record: 'service' },
  ],
  record: z.object({
    id: count,
    day: z.string(),
    product_id: count,
    product: z.string(),
    employee_id: count.nullable(),
    employee: z.string().nullable(),
    service_id: count.nullable(),
    service: z.string().nullable(),
    quantity: count,
    cost: count,
    document: z.string().nullable(),
    note: z.string().nullable(),
    query: z.string(),
  }),
  defaultSort: { key: 'day', descending: true },
  columns: [
    { key: 'day', label: { en: 'Day', ar: 'اليوم' }, kind: 'date', sortable: true },
    { key: 'product', label: labels.product, kind: 'text', sortable: true },
    { key: 'employee', label: labels.employee, kind: 'text', sortable: true },
    { key: 'service', label: labels.service, kind: 'text', sortable: true },
    { key: 'quantity', label: labels.quantity, kind: 'number', total: true, sortable: true },
    { key: 'cost', label: labels.cost, kind: 'money', total: true, sortable: true },
    { key: 'document', label: { en: 'Document', ar: 'المستند' }, kind: 'code' },
  ],
  figures: [
    { key: 'cost', label: labels.cost, kind: 'money', highlight: true, lessIsBetter: true },
    { key: 'quantity', label: { en: 'Pieces', ar: 'القطع' }, kind: 'number', lessIsBetter: true },
    { key: 'products', label: { en: 'Products', ar: 'المنتجات' }, kind: 'number' },
  ],
  chart: {
    title: { en: 'Cost by employee', ar: 'التكلفة حسب الموظف' },
    kind: 'bar',
    point: z.object({ name: z.string(), cost: count }),
    axis: { key: 'name', kind: 'text' },
    valueKind: 'money',
    series: [{ key: 'cost', label: labels.cost }],
  },
  drillDown: operations,
});

const ranked = z.object({ id: count, name: z.string(), barcode: z.string(), quantity: count, query: z.string() });
const nameColumn = { key: 'name', label: labels.product, kind: 'text' } as const;

export const mostUsedReport = defineReport({
  id: 'most-used-products',
  kind: 'summary',
  address: 'merchant-inventory-reports-most-used-products',
  group: 'inventory',
  period: 'range',
  answers: { en: 'Which products the salon uses most itself', ar: 'أكثر المنتجات استخدامًا داخل الصالون' },
  searchWords: ['consumption', 'استهلاك'],
  note: { en: 'Internal use alone, not what was sold', ar: 'الاستخدام الداخلي فقط دون المبيعات' },
  filters: [{ key: 'employee_id', label: labels.employee, kind: 'record', record: 'employee' }],
  record: ranked.extend({ times: count, cost: count }),
  columns: [
    nameColumn,
    { key: 'quantity', label: labels.used, kind: 'number', total: true },
    { key: 'times', label: { en: 'Times', ar: 'عدد المرات' }, kind: 'number', total: true },
    { key: 'cost', label: labels.cost, kind: 'money', total: true },
  ],
  figures: [
    { key: 'quantity', label: { en: 'Pieces', ar: 'القطع' }, kind: 'number', highlight: true, lessIsBetter: true },
    { key: 'cost', label: labels.cost, kind: 'money', lessIsBetter: true },
    { key: 'products', label: { en: 'Products', ar: 'المنتجات' }, kind: 'number' },
  ],
  overTime: true,
  chart: {
    title: { en: 'Used by product', ar: 'الاستخدام حسب المنتج' },
    kind: 'bar',
    point: z.object({ name: z.string(), quantity: count }),
    axis: { key: 'name', kind: 'text' },
    valueKind: 'number',
    series: [{ key: 'quantity', label: labels.used }],
  },
  drillDown: operations,
});

export const mostSoldReport = defineReport({
  id: 'most-sold-products',
  kind: 'summary',
  address: 'merchant-inventory-reports-most-sold-products',
  group: 'inventory',
  period: 'range',
  answers: { en: 'Which products sell best, and what they earn', ar: 'أكثر المنتجات مبيعًا وربحها' },
  searchWords: ['best sellers', 'margin', 'profit', 'الأكثر مبيعًا', 'هامش الربح'],
  note: {
    en: 'Credit notes are deducted. Profit is sales without VAT less cost',
    ar: 'بعد خصم الإشعارات الدائنة. الربح هو المبيعات قبل الضريبة ناقص التكلفة',
  },
  filters: [{ key: 'employee_id', label: labels.employee, kind: 'record', record: 'employee' }],
  record: ranked.extend({ gross: count, net: count, cost: count, profit: count }),
  columns: [
    nameColumn,
    { key: 'quantity', label: labels.sold, kind: 'number', total: true },
    { key: 'gross', label: { en: 'Total', ar: 'الإجمالي' }, kind: 'money', total: true },
    { key: 'net', label: { en: 'Without VAT', ar: 'قبل الضريبة' }, kind: 'money', total: true },
    { key: 'cost', label: labels.cost, kind: 'money', total: true },
    { key: 'profit', label: { en: 'Profit', ar: 'الربح' }, kind: 'money', total: true },
  ],
  figures: [
    { key: 'gross', label: { en: 'Total', ar: 'الإجمالي' }, kind: 'money', highlight: true },
    { key: 'quantity', label: labels.sold, kind: 'number' },
    { key: 'cost', label: labels.cost, kind: 'money', lessIsBetter: true },
    { key: 'profit', label: { en: 'Profit', ar: 'الربح' }, kind: 'money' },
  ],
  overTime: true,
  chart: {
    title: { en: 'Sold by product', ar: 'المبيعات حسب المنتج' },
    kind: 'bar',
    point: z.object({ name: z.string(), gross: count }),
    axis: { key: 'name', kind: 'text' },
    valueKind: 'money',
    series: [{ key: 'gross', label: { en: 'Total', ar: 'الإجمالي' } }],
  },
  drillDown: operations,
});
