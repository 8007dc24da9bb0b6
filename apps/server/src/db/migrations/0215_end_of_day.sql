-- What stays in the drawer for the next day, and which closing a difference was posted for: once each.
alter table till_closings add column left_in_drawer bigint not null default 0;
alter table till_closings add constraint till_closings_drawer check (left_in_drawer >= 0);

alter table journals add column till_closing_id bigint;
alter table journals add foreign key (account_id, till_closing_id) references till_closings (account_id, id);
create unique index journals_of_closing on journals (account_id, till_closing_id) where till_closing_id is not null;

-- Notes are few: the VAT report finds those of a year without looking at its invoices.
create index invoices_notes on invoices (account_id, day) where kind in (4, 5);
-- Who was given a discount.
create index invoices_discounted on invoices (account_id, day) where discount > 0;

-- Closing a day (module 3, action 12) is a right of its own: whoever runs the salon has it, and its cashiers.
alter table roles no force row level security;

update roles set permissions = jsonb_set(permissions, '{3}', (permissions -> '3') || '12'::jsonb)
where key in ('owner', 'administrator', 'manager', 'cashier') and permissions ? '3'
  and not permissions -> '3' @> '12'::jsonb;

alter table roles force row level security;
