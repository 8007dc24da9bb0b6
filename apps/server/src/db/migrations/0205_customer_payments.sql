-- Money that belongs to no paper: a penalty paid at the desk, a balance paid back. It is somebody's all the same.
alter table payments alter column invoice_id drop not null;
alter table payments add constraint payments_of_somebody check (invoice_id is not null or customer_id is not null);

-- What of a deposit was given back: amount = open + returned + what invoices used. Its VAT goes back at the rate it was
-- taken with.
alter table deposits add column returned_amount bigint not null default 0,
  add column returned_vat bigint not null default 0,
  add column vat_rate integer not null default 0;
alter table deposits add constraint deposits_returned
  check (returned_amount >= 0 and open_amount + returned_amount <= amount);
alter table deposits add constraint deposits_returned_vat check (returned_vat >= 0 and open_vat + returned_vat <= vat);

-- Who lifted a penalty, and why. journal_day: the day it was booked; older ones never were.
alter table penalties add column cancelled_by bigint, add column cancel_reason text;
alter table penalties add foreign key (account_id, cancelled_by) references users (account_id, id);
create index penalties_newest on penalties (account_id, created_at desc, id desc);

-- Which invoice a message is about: its rating is asked for once.
alter table messages add column invoice_id bigint;
alter table messages add foreign key (account_id, invoice_id) references invoices (account_id, id);
create index messages_of_invoice on messages (account_id, invoice_id, created_at desc) where invoice_id is not null;
