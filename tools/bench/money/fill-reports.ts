import { expenseStates } from '@rawnaq/domain/expenses/expense.states';
import { giftCardStates, giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { invoiceKinds, invoiceSeries } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { journalEvents } from '@rawnaq/domain/ledger/journal-events.states';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { stockDocumentKinds, stockOperations } from '@rawnaq/domain/stock/stock.states';
import type pg from 'pg';

const FIRST = 100_000_000;
const { sales_services, cash } = ledgerAccounts.codes;
const TABLES = [
  'appointments',
  'appointment_lines',
  'attendance_entries',
  'invoices',
  'invoice_lines',
  'journals',
  'postings',
  'expenses',
  'expense_payments',
  'stock_documents',
  'stock_movements',
  'commission_entries',
  'gift_cards',
  'customer_packages',
  'package_services',
  'online_visits',
];

/**
 * As many rows in every table a report reads, spread over the last year of one salon. Without the keys that bind rows
 * to others: a report looks at amounts, days and names.
 */
export async function fillReports(client: pg.Client, salon: number, rows: number): Promise<void> {
  const day = 'current_date - (n % 365)';
  const numbers = `generate_series(1, ${rows}) n`;
  const several = (table: string, most: number): string =>
    `(select array_agg(id) as ids, count(*)::int as found
      from (select id from ${table} where account_id = ${salon} order by id limit ${most}) x)`;
  const people = `${several('employees', 8)} e`;
  const menu = `${several('services', 20)} s`;
  const shelves = `${several('products', 20)} p`;
  const buyers = `${several('customers', 500)} c`;
  const one = (alias: string): string => `${alias}.ids[1 + n % ${alias}.found]`;
  for (const statement of [
    `do $$
     declare key record;
     begin
       for key in select conrelid::regclass as owner, conname from pg_constraint where contype in ('f', 'x')
         and conrelid = any (array[${TABLES.map((name) => `'${name}'`).join(', ')}]::regclass[]) loop
         execute format('alter table %s drop constraint %I cascade', key.owner, key.conname);
       end loop;
     end $$`,
    ...TABLES.map((name) => `alter table ${name} no force row level security`),
    `insert into appointments (account_id, id, booking_id, customer_id, start_at, end_at, total, created_at)
     select ${salon}, ${FIRST} + n, 'bench' || n, ${one('c')}, ${day} + interval '9 hours',
       ${day} + interval '10 hours', 10000, now() - n * interval '7 seconds'
     from ${numbers}, ${buyers}`,
    `insert into appointment_lines (account_id, appointment_id, position, service_id, employee_id, any_employee,
       start_at, end_at, processing_time, buffer_time, price)
     select ${salon}, ${FIRST} + n, 0, ${one('s')}, ${one('e')}, false, ${day} + interval '9 hours',
       ${day} + interval '10 hours', 0, 0, 10000
     from ${numbers}, ${menu}, ${people}`,
    // Nobody comes thirty times a day: three times, for as many years as it takes.
    `insert into attendance_entries (account_id, employee_id, business_date, checked_in_at, checked_out_at)
     select ${salon}, ${one('e')}, d.day, d.day + make_interval(hours => 9 + d.turn * 4),
       d.day + make_interval(hours => 12 + d.turn * 4)
     from ${numbers}, ${people}, lateral (select n / e.found % 3 as turn, current_date - n / e.found / 3 as day) d`,
    `insert into invoices (account_id, id, unique_id, kind, series, number, original_id, day, issued_at, seller_id,
       customer_id, list, discount, subtotal, vat, total, payable, paid, uuid, created_at)
     select ${salon}, ${FIRST} + n, 'bench-' || n,
       case when n % 10 = 0 then ${invoiceKinds.codes.credit_note} else ${invoiceKinds.codes.sale} end,
       case when n % 10 = 0 then ${invoiceSeries.codes.credit_notes} else ${invoiceSeries.codes.invoices} end,
       ${FIRST} + n, case when n % 10 = 0 then ${FIRST} + n - 1 end, ${day}, ${day} + interval '12 hours', 1,
       ${one('c')}, 12500, 2000, 10000, 500, 10500, 10500, 10500, '00000000-0000-4000-8000-000000000000', now()
     from ${numbers}, ${buyers}`,
    `insert into invoice_lines (account_id, invoice_id, position, kind, service_id, employee_id, english_name,
       arabic_name, quantity, unit_price, list, line_discount, gross, net, vat, vat_rate)
     select ${salon}, ${FIRST} + n, 1, ${invoiceLineKinds.codes.service}, ${one('s')}, ${one('e')}, 'Cut', 'قص', 1,
       12500, 12500, 2000, 10500, 10000, 500, 500
     from ${numbers}, ${menu}, ${people}`,
    `insert into journals (account_id, id, day, event, invoice_id, postings, ends_with, created_at)
     select ${salon}, ${FIRST} + n, ${day}, ${journalEvents.codes.sale}, ${FIRST} + n, 2, 0, now()
     from ${numbers}`,
    `insert into postings (account_id, journal_id, position, out_of, day, ledger_account, vat_rate, amount, previous,
       sum_before, sum_after)
     select ${salon}, ${FIRST} + n, p, 2, ${day}, case p when 1 then ${cash} else ${sales_services} end, 0,
       case p when 1 then 10500 else -10500 end, case p when 2 then 1 end, case p when 1 then 0 else 10500 end,
       case p when 1 then 10500 else 0 end
     from ${numbers}, generate_series(1, 2) p`,
    `insert into expenses (account_id, id, number, status, supplier_id, invoice_date, type_id, net, vat, total,
       open_amount, due_on, created_at, updated_at)
     select ${salon}, ${FIRST} + n, ${FIRST} + n, ${expenseStates.codes.recorded}, ${one('v')}, ${day}, t.id, 1000,
       0, 1000, 0, ${day}, now(), now()
     from ${numbers}, ${several('suppliers', 8)} v,
       (select id from expense_types where account_id = ${salon} order by id limit 1) t`,
    `insert into expense_payments (account_id, expense_id, method, amount, day, created_at)
     select ${salon}, ${FIRST} + n, 'cash', 1000, ${day}, now()
     from ${numbers}`,
    `insert into stock_documents (account_id, id, kind, number, day, employee_id, created_at)
     select ${salon}, ${FIRST} + n, ${stockDocumentKinds.codes.internal_use}, ${FIRST} + n, ${day}, ${one('e')}, now()
     from ${numbers}, ${people}`,
    `insert into stock_movements (account_id, product_id, operation, quantity, worth, day, document_id, created_at)
     select ${salon}, ${one('p')},
       case when n % 2 = 0 then ${stockOperations.codes.internal_use} else ${stockOperations.codes.billing} end, -1,
       -1000, ${day}, ${FIRST} + n, now() - n * interval '5 minutes'
     from ${numbers}, ${shelves}`,
    `insert into commission_entries (account_id, day, employee_id, invoice_id, position, base, rate, amount, created_at)
     select ${salon}, ${day}, ${one('e')}, ${FIRST} + n, 1, 10000, 500, 500, now()
     from ${numbers}, ${people}`,
    `insert into gift_cards (account_id, unique_id, code, type, status, value, expires_on, created_at)
     select ${salon}, 'bench-' || n, 'BENCH' || n, ${giftCardTypes.codes.loyalty}, ${giftCardStates.codes.active},
       10000, current_date + 300, now() - n * interval '7 seconds'
     from ${numbers}`,
    `insert into customer_packages (account_id, id, customer_id, offer_id, invoice_id, position, type, uses_total,
       uses_left, value, open_value, expires_on, created_at)
     select ${salon}, ${FIRST} + n, ${one('c')}, ${one('o')}, ${FIRST} + n, 1, ${offerServiceTypes.codes.fixed}, 2, 2,
       20000, 20000, current_date + 100, now() - n * interval '5 minutes'
     from ${numbers}, ${buyers}, ${several('offers', 5)} o`,
    `insert into package_services (account_id, customer_package_id, service_id, value)
     select ${salon}, ${FIRST} + n, ${one('s')}, 20000
     from ${numbers}, ${menu}`,
    `insert into online_visits (account_id, visited_on, visitor)
     select ${salon}, ${day}, sha256(n::text::bytea)
     from ${numbers}`,
    'vacuum analyze',
  ])
    await client.query(statement);
}
