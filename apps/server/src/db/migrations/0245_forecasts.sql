-- What is expected of a salon's sales, made anew when its day turns, with how good it has been: forecast/forecast of
-- the domain. today: the first day it speaks of.
create table forecasts (
  account_id bigint not null references accounts (id),
  today date not null,
  made_at timestamptz not null,
  found jsonb not null,
  primary key (account_id)
);
call app.tenant_table('forecasts');

-- Seeing the forecast (module 6, action 23) is a right of its own: whoever runs the salon has it.
alter table roles no force row level security;

update roles set permissions = jsonb_set(permissions, '{6}', (permissions -> '6') || '23'::jsonb)
where key in ('owner', 'administrator', 'manager') and permissions ? '6' and not permissions -> '6' @> '23'::jsonb;

alter table roles force row level security;
