-- WhatsApp said that nobody is behind the number. Set by a refused message, gone when one arrives, the number changes or staff say "check again".
alter table customers add column whatsapp_inactive_at timestamptz, add column whatsapp_inactive_reason text;

-- Customers as the platform's staff see them: across accounts, newest first; those who can't be reached; and the few a search found.
create index platform_customers_newest on customers (created_at desc, id desc) where merged_into is null;
create index platform_customers_not_on_whatsapp on customers (whatsapp_inactive_at desc, id desc) where whatsapp_inactive_at is not null and merged_into is null;
create index platform_customers_by_id on customers (id);

-- A request may also be written by the platform's staff, for somebody who called. Its owner chooses the password by invitation.
alter table account_requests alter column password_hash drop not null, add column added_by_name text;
