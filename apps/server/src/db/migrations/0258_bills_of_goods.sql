-- Goods are billed like anything else: a receipt that costs something is a row of expenses too. It has no type, because
-- its cost goes onto the shelf and not into months.
alter table expenses add column stock_document_id bigint;
alter table expenses alter column type_id drop not null;
alter table expenses add constraint expenses_of_receipt
  foreign key (account_id, stock_document_id) references stock_documents (account_id, id);
create unique index expenses_receipt_once on expenses (account_id, stock_document_id)
  where stock_document_id is not null;

-- A receipt that was a slip is taken back by a document of its own, once.
alter table stock_documents add column cancels_id bigint;
alter table stock_documents add constraint stock_documents_cancelled
  foreign key (account_id, cancels_id) references stock_documents (account_id, id);
create unique index stock_documents_cancelled_once on stock_documents (account_id, cancels_id)
  where cancels_id is not null;
alter table stock_documents drop constraint stock_documents_kind_check;
alter table stock_documents add constraint stock_documents_kind check (kind between 0 and 5);
alter table stock_series drop constraint stock_series_kind_check;
alter table stock_series add constraint stock_series_kind check (kind between 0 and 5);
alter table stock_movements drop constraint stock_movements_operation;
alter table stock_movements add constraint stock_movements_operation check (operation between 0 and 7);
alter table stock_documents add constraint stock_documents_cancels check ((kind = 5) = (cancels_id is not null));

-- Receipts that were written before: their suppliers become suppliers, what they cost becomes bills.
alter table suppliers no force row level security;
alter table stock_documents no force row level security;
alter table expenses no force row level security;
alter table expense_numbers no force row level security;
alter table expense_payments no force row level security;
alter table journals no force row level security;
insert into suppliers (account_id, name, name_key)
select account_id, min(supplier_name), lower(supplier_name)
from stock_documents
where supplier_name is not null
group by account_id, lower(supplier_name)
on conflict (account_id, name_key) do nothing;
update stock_documents d
set supplier_id = coalesce(
  (select s.id from suppliers s where s.account_id = d.account_id and s.name_key = lower(d.supplier_name)),
  (select s.id from suppliers s where s.account_id = d.account_id and s.id = d.supplier_id)
);
insert into expenses (account_id, number, status, supplier_id, supplier_invoice_number, number_key, invoice_date, net,
  vat, vat_rate, total, open_amount, due_on, stock_document_id, created_by, created_at, updated_at)
select d.account_id, coalesce(n.last_number, 0) + row_number() over (partition by d.account_id order by d.id), 1,
  d.supplier_id, d.supplier_invoice, lower(regexp_replace(d.supplier_invoice, '[\s\-_/.#]+', '', 'g')), d.day, d.net,
  d.vat, d.vat_rate, d.net + d.vat, case when d.paid_by is null then d.net + d.vat else 0 end, d.day, d.id,
  d.created_by, d.created_at, d.created_at
from stock_documents d
left join expense_numbers n on n.account_id = d.account_id
where d.kind = 1 and d.net > 0;
insert into expense_numbers (account_id, last_number)
select account_id, max(number) from expenses where stock_document_id is not null group by account_id
on conflict (account_id) do update set last_number = excluded.last_number;
-- Nobody is paid by a link any more; one who was stays so.
alter table expense_payments drop constraint expense_payments_method_check;
alter table expense_payments add constraint expense_payments_method
  check (method in ('cash', 'credit_card', 'transfer', 'cheque', 'payment_link'));
insert into expense_payments (account_id, expense_id, method, amount, day, created_by, created_at)
select e.account_id, e.id, d.paid_by, e.total, d.day, d.created_by, d.created_at
from expenses e
join stock_documents d on d.account_id = e.account_id and d.id = e.stock_document_id
where d.paid_by is not null;
-- 18: stock added (ledger/journal-events.states).
update journals j
set expense_id = e.id
from expenses e
where e.account_id = j.account_id and e.stock_document_id = j.stock_document_id and j.event = 18;
update suppliers s
set balance = o.open
from (
  select account_id, supplier_id, sum(open_amount) as open
  from expenses
  where status = 1
  group by account_id, supplier_id
) o
where o.account_id = s.account_id and o.supplier_id = s.id;
alter table suppliers force row level security;
alter table stock_documents force row level security;
alter table expenses force row level security;
alter table expense_numbers force row level security;
alter table expense_payments force row level security;
alter table journals force row level security;

alter table expenses add constraint expenses_type_or_goods
  check ((type_id is null) = (stock_document_id is not null));
drop index stock_documents_of_supplier;
alter table stock_documents drop column supplier_name;
alter table stock_documents drop column paid_by;
alter table stock_documents add constraint stock_documents_of_supplier
  foreign key (account_id, supplier_id) references suppliers (account_id, id);
create index stock_documents_by_supplier on stock_documents (account_id, supplier_id) where supplier_id is not null;

-- Numbers for bills of goods before they are written.
grant usage on sequence expenses_id_seq to rawnaq_platform;
grant usage on sequence expense_payments_id_seq to rawnaq_platform;
