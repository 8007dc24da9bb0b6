-- Where the platform's people stand with a merchant: won or not yet, who looks after it, and what comes next.
create table merchant_leads (
  tenant bigint not null primary key,
  -- platform-marketing/lead.states.
  stage smallint not null check (stage between 0 and 5),
  -- Of the platform's staff (account 0).
  staff_id bigint,
  next_step text,
  next_on date,
  updated_at timestamptz not null,
  check (next_on is null or next_step is not null)
);
call app.platform_table('merchant_leads');

-- Working on merchants (module 107, action 2) is for administrators of the platform.
alter table roles no force row level security;
update roles
set permissions = jsonb_set(permissions, '{107}', coalesce(permissions -> '107', '[]') || '[2]')
where account_id = 0 and key = 'manager-administrator' and not coalesce(permissions -> '107', '[]') @> '2'::jsonb;
alter table roles force row level security;
