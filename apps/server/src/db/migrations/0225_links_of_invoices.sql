-- A payment link is for the deposit of a visit, or for what is still open of an invoice.
alter table payment_links alter column appointment_id drop not null;
alter table payment_links add column invoice_id bigint;
alter table payment_links
  add constraint payment_links_invoice foreign key (account_id, invoice_id) references invoices (account_id, id);
alter table payment_links
  add constraint payment_links_of_one check ((appointment_id is null) <> (invoice_id is null));
create unique index payment_links_one_open_of_invoice on payment_links (account_id, invoice_id)
  where status = 1 and invoice_id is not null;
create index payment_links_of_invoice on payment_links (account_id, invoice_id, created_at desc)
  where invoice_id is not null;
