-- Looking at places and deciding about them (module 104, actions 3 and 4): for whoever already looks at what salons
-- added, and decides about it.
alter table roles no force row level security;
update roles
set permissions = jsonb_set(permissions, '{104}', (permissions -> '104') || '[3]')
where account_id = 0 and permissions -> '104' @> '1'::jsonb and not permissions -> '104' @> '3'::jsonb;
update roles
set permissions = jsonb_set(permissions, '{104}', (permissions -> '104') || '[4]')
where account_id = 0 and permissions -> '104' @> '2'::jsonb and not permissions -> '104' @> '4'::jsonb;
alter table roles force row level security;
