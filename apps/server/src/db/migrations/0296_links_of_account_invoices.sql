-- A payment link of the platform is for an account invoice; one of a salon for a visit or an invoice.
alter table payment_links add column account_invoice_id bigint;
alter table payment_links
  add constraint payment_links_account_invoice foreign key (account_id, account_invoice_id)
  references account_invoices (account_id, id);
alter table payment_links drop constraint payment_links_of_one;
alter table payment_links
  add constraint payment_links_of_one check (num_nonnulls(appointment_id, invoice_id, account_invoice_id) = 1);
create unique index payment_links_one_open_of_account on payment_links (account_id, account_invoice_id)
  where status = 1 and account_invoice_id is not null;

-- The platform's own books lead to its papers too.
alter table journals add column account_invoice_id bigint;
create index journals_of_account_invoice on journals (account_id, account_invoice_id)
  where account_invoice_id is not null;

-- Those who may do everything on the platform get what is new: module 108, actions 4 and 5.
alter table roles no force row level security;
update roles
set permissions = jsonb_set(permissions, '{108}', coalesce(permissions -> '108', '[]') || '[4, 5]')
where account_id = 0 and key = 'manager-administrator' and not coalesce(permissions -> '108', '[]') @> '4'::jsonb;
alter table roles force row level security;
