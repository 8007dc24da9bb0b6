-- Whose alias it is. Aliases are on shop windows; what is behind them is not read here. Below zero is what the platform
-- keeps for itself.
create or replace function app.salon_at(p_alias text) returns bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select tenant from alias_directory where alias = lower(p_alias) and tenant > 0;
$$;
revoke all on function app.salon_at(text) from public;
grant execute on function app.salon_at(text) to rawnaq_app;
