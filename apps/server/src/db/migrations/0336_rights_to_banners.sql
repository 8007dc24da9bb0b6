-- Announcing above the search of places to stay (module 104, action 5): for whoever already decides about places.
alter table roles no force row level security;
update roles
set permissions = jsonb_set(permissions, '{104}', (permissions -> '104') || '[5]')
where account_id = 0 and permissions -> '104' @> '4'::jsonb and not permissions -> '104' @> '5'::jsonb;
alter table roles force row level security;
