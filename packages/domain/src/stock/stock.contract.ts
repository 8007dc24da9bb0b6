import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { adjustInput, cancelReceiptInput, countInput, receiptInput, internalUseInput } from './stock-documents';
import { stockDocumentKinds, stockOperations } from './stock.states';

const id = z.number().int();
const number = z.number().int();
const names = { english_name: z.string(), arabic_name: z.string() };
const labels = {
  at: { en: 'Date', ar: 'التاريخ' },
  product: { en: 'Product', ar: 'المنتج' },
  operation: { en: 'Operation', ar: 'العملية' },
  document: { en: 'Document', ar: 'المستند' },
  by: { en: 'By', ar: 'بواسطة' },
};

const movement = z.object({
  id,
  created_at: z.string(),
  product_id: id,
  product: z.string(),
  barcode: z.string(),
  operation: codeOf(stockOperations),
  quantity: number,
  /** Of all pieces together, with the sign of the quantity. */
  worth: number,
  document: z.string().nullable(),
  document_id: id.nullable(),
  document_kind: codeOf(stockDocumentKinds).nullable(),
  invoice_id: id.nullable(),
  batch: z.string().nullable(),
  expires_on: z.string().nullable(),
  by: z.string().nullable(),
});

/** Every movement of every product, with the document that tells why. */
export const stockOperationsList = defineList({
  path: 'stock_operations',
  areas: ['merchant'],
  access: 'products.stock-operations',
  title: pageWords['stock-operations'],
  record: movement,
  columns: [
    { key: 'created_at', label: labels.at, kind: 'datetime', sortable: true },
    { key: 'product', label: labels.product, kind: 'text', sortable: true },
    { key: 'operation', label: labels.operation, kind: 'badge', choices: stockOperations.choices },
    { key: 'quantity', label: { en: 'Quantity', ar: 'الكمية' }, kind: 'number', sortable: true },
    { key: 'worth', label: { en: 'Value at cost', ar: 'القيمة بالتكلفة' }, kind: 'money', sortable: true },
    { key: 'document', label: labels.document, kind: 'code' },
    { key: 'by', label: labels.by, kind: 'text' },
    { key: 'barcode', label: { en: 'Barcode', ar: 'الباركود' }, kind: 'code', hidden: true },
    { key: 'batch', label: { en: 'Batch', ar: 'رقم التشغيلة' }, kind: 'code', hidden: true },
    { key: 'expires_on', label: { en: 'Expires on', ar: 'تاريخ الانتهاء' }, kind: 'date', hidden: true },
  ],
  filters: [
    { key: 'operation', label: labels.operation, kind: 'choice', choices: stockOperations.choices },
    { key: 'created_at', label: labels.at, kind: 'date-range', business: 'kept' },
    { key: 'product_id', label: labels.product, kind: 'record', record: 'product' },
    { key: 'document_kind', label: labels.document, kind: 'choice', choices: stockDocumentKinds.choices },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

const shelf = z.object({
  id,
  ...names,
  barcode: z.string(),
  owner_name: z.string(),
  quantity: number,
  /** Of one piece; 0 where nobody knows. */
  unit_cost: number,
  worth: number,
  price: number,
  warning_quantity: number,
});
const written = z.object({ id, number: z.string() });
const merchant = { areas: ['merchant'] } as const;
const known = ['PRODUCT_NOT_EXIST'] as const;

export const stockContract = {
  get_records: stockOperationsList.endpoints.get_records,
  export: stockOperationsList.endpoints.export,
  get_shelves: endpoint({
    ...merchant,
    method: 'GET',
    path: 'stock/get_shelves',
    access: 'signed-in',
    summary: 'All active products with what there is of each, for whoever may move stock or print labels',
    input: z.object({}),
    output: z.object({
      products: z.array(shelf),
      vat_rate: number,
      today: z.string(),
    }),
    errors: [],
  }),
  receive: endpoint({
    ...merchant,
    method: 'POST',
    path: 'stock/receive',
    access: 'products.add-quantity',
    summary: 'Goods that came in: a receipt with its lines',
    input: receiptInput,
    output: written,
    errors: [
      ...known,
      'STOCK_TOTAL_TOO_HIGH',
      'STOCK_COSTS_NOTHING',
      'SUPPLIER_UNKNOWN',
      'EXPENSE_DUPLICATE',
      'EXPENSE_DATE_AHEAD',
      'EXPENSE_DUE_TOO_EARLY',
      'EXPENSE_VAT_TOO_HIGH',
      'EXPENSE_PAYMENT_TOO_HIGH',
    ],
  }),
  cancel_receipt: endpoint({
    ...merchant,
    method: 'POST',
    path: 'stock/cancel_receipt',
    access: 'products.add-quantity',
    summary: 'Take a receipt that was a slip off the shelves and its bill out of the books',
    input: cancelReceiptInput,
    output: written,
    errors: ['NOT_FOUND', 'STOCK_NOT_A_RECEIPT', 'STOCK_RECEIPT_CANCELLED', 'STOCK_NOT_ENOUGH', 'EXPENSE_HAS_PAYMENTS'],
  }),
  adjust: endpoint({
    ...merchant,
    method: 'POST',
    path: 'stock/adjust',
    access: 'products.adjust-quantity',
    summary: 'Take out what expired or was lost',
    input: adjustInput,
    output: written,
    errors: [...known, 'STOCK_NOT_ENOUGH'],
  }),
  count: endpoint({
    ...merchant,
    method: 'POST',
    path: 'stock/count',
    access: 'products.adjust-quantity',
    summary: 'What was counted; the differences become movements',
    input: countInput,
    output: written.extend({ differences: number }),
    errors: [...known, 'STOCK_NOT_ENOUGH', 'STOCK_TOTAL_TOO_HIGH'],
  }),
  use: endpoint({
    ...merchant,
    method: 'POST',
    path: 'stock/use',
    access: 'products.internal-use',
    summary: 'Take out what an employee uses in the salon',
    input: internalUseInput,
    output: written,
    errors: [...known, 'STOCK_NOT_ENOUGH', 'EMPLOYEE_NOT_EXIST', 'SERVICE_NOT_EXIST'],
  }),
  get_document: endpoint({
    ...merchant,
    method: 'GET',
    path: 'stock/get_document',
    access: 'products.stock-operations',
    summary: 'One stock document with its lines',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({
      id,
      kind: codeOf(stockDocumentKinds),
      number: z.string(),
      day: z.string(),
      created_at: z.string(),
      by: z.string().nullable(),
      supplier: z.string().nullable(),
      supplier_invoice: z.string().nullable(),
      supplier_invoice_date: z.string().nullable(),
      net: number,
      vat: number,
      /** The bill of a receipt that cost something. */
      bill: z.object({ id, number: z.string(), due_on: z.string(), open: number }).nullable(),
      /** The document that took this receipt back, or the receipt this one takes back. */
      cancelled_by: written.nullable(),
      cancels: written.nullable(),
      employee: z.string().nullable(),
      service: z.string().nullable(),
      note: z.string().nullable(),
      lines: z.array(movement),
    }),
    errors: ['NOT_FOUND'],
  }),
  get_card: endpoint({
    ...merchant,
    method: 'GET',
    path: 'stock/get_card',
    access: 'products.view',
    summary: 'What there is of one product, what it cost and what moved it last',
    input: z.object({ product_id: z.coerce.number().int() }),
    output: shelf.extend({
      days_of_cover: number.nullable(),
      lots: z.array(z.object({ expires_on: z.string().nullable(), quantity: number })),
      movements: z.array(movement),
    }),
    errors: ['NOT_FOUND'],
  }),
  get_reorder: endpoint({
    ...merchant,
    method: 'GET',
    path: 'stock/get_reorder',
    access: 'products.view',
    summary: 'Products at or below their warning quantity, with how many to order',
    input: z.object({}),
    output: z.object({
      records: z.array(
        shelf.extend({
          /** Over the last eight weeks. */
          used: number,
          order: number,
          supplier: z.string().nullable(),
        }),
      ),
    }),
    errors: [],
  }),
};
