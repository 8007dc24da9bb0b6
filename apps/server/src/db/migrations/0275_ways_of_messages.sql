-- The ways that are left when one is closed, what a message stands in for, and why it took another way or none.
-- visit_at: when the visit it speaks of was to begin; a message that names another time by now is not sent.
alter table messages
  add column fallbacks jsonb,
  add column fallback_of bigint,
  add column instead_of text,
  add column why text,
  add column visit_at timestamptz,
  add column customer_package_id bigint;
alter table messages
  add constraint messages_fallback foreign key (account_id, fallback_of) references messages (account_id, id);
alter table messages
  add constraint messages_package foreign key (account_id, customer_package_id)
    references customer_packages (account_id, id);
-- Whoever finds that a message failed, and however often: one stands in for it.
create unique index messages_fallback_once on messages (account_id, fallback_of) where fallback_of is not null;
create index messages_of_package on messages (account_id, customer_package_id) where customer_package_id is not null;

-- Deposits and gift cards had the words of the invoice: who sent those goes on, in words of their own.
alter table account_settings no force row level security;
update account_settings
set values = jsonb_build_object(
    'deposit_received', jsonb_build_object('active', values -> 'invoice_issued' -> 'active')) || values
where section = 'notifications' and values ? 'invoice_issued';
alter table account_settings force row level security;
