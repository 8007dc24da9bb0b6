-- Makes the transaction that of the salon with this alias, if its doors are open.
-- SET LOCAL travels to the servers that hold the rows, set_config does not.
create or replace function app.enter_salon(p_alias text) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  salon bigint := app.salon_at(p_alias);
begin
  execute format('set local app.account_id = %L', coalesce(salon::text, ''));
  return (select a.id from accounts a join account_settings s on s.account_id = a.id and s.section = 'online'
    where a.id = salon and a.status in ('trial', 'active') and (s."values" ->> 'is_live')::boolean);
end $$;
