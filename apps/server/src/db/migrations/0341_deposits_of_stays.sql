-- What an owner asks for before the stay is confirmed, when it came, and who called a confirmed stay off.
alter table property_enquiries
  add column deposit bigint,
  add column deposit_paid_at timestamptz,
  add column cancelled_by_renter boolean not null default false;
alter table property_enquiries
  add constraint property_enquiries_deposit check (deposit > 0 and deposit <= price);

-- A payment link of an owner is for the deposit of a stay.
alter table payment_links add column enquiry_id bigint;
alter table payment_links
  add constraint payment_links_enquiry foreign key (account_id, enquiry_id)
  references property_enquiries (account_id, id);
alter table payment_links drop constraint payment_links_of_one;
alter table payment_links
  add constraint payment_links_of_one
  check (num_nonnulls(appointment_id, invoice_id, account_invoice_id, enquiry_id) = 1);
create unique index payment_links_one_open_of_enquiry on payment_links (account_id, enquiry_id)
  where status = 1 and enquiry_id is not null;
create index payment_links_of_enquiry on payment_links (account_id, enquiry_id, created_at desc)
  where enquiry_id is not null;
