-- How far one has come with a merchant and when the next step is due, also on the row that is listed: the lists of
-- marketing open by that day, and an order that stands in another table can't be read from an index. Written together
-- with merchant_leads, by the same transaction.
alter table accounts add column lead_stage smallint not null default 0;
alter table accounts add column lead_next_on date;
alter table accounts no force row level security;
update accounts a
set lead_stage = l.stage, lead_next_on = l.next_on
from merchant_leads l
where l.tenant = a.id;
alter table accounts force row level security;
-- One for each list: whoever is to be won, and whoever is to be kept.
create index platform_accounts_to_win on accounts (lead_next_on, id desc)
  where status in ('waiting_for_verify', 'requested', 'trial', 'rejected');
create index platform_accounts_to_keep on accounts (lead_next_on, id desc) where status in ('active', 'expired');
create index platform_accounts_to_win_by_stage on accounts (lead_stage, lead_next_on, id desc)
  where status in ('waiting_for_verify', 'requested', 'trial', 'rejected');
create index platform_accounts_to_keep_by_stage on accounts (lead_stage, lead_next_on, id desc)
  where status in ('active', 'expired');
-- What was written down about them, and who looks after them.
create index merchant_leads_words on merchant_leads using gin (next_step gin_trgm_ops) where next_step is not null;
create index merchant_leads_of_staff on merchant_leads (staff_id) where staff_id is not null;
