-- The reports of used and expired cards, by the day; and the coupons nobody has yet.
create index gift_cards_by_use on gift_cards (account_id, used_at desc) where status = 0;
create index gift_cards_by_end on gift_cards (account_id, expired_on desc) where expired_on is not null;
create index coupons_free on coupons (account_id, batch_id, id) where customer_id is null and used_invoice_id is null;
create index coupons_of_customer on coupons (account_id, customer_id) where customer_id is not null;

-- Owners, administrators and managers get what is new: module 10, actions [7].
alter table roles no force row level security;
update roles
set permissions = jsonb_set(permissions, '{10}', coalesce(permissions -> '10', '[]') || '[7]')
where key in ('owner', 'administrator', 'manager') and not coalesce(permissions -> '10', '[]') @> '7'::jsonb;
alter table roles force row level security;
