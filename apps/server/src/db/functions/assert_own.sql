-- A request speaks for its own account only, whatever it is told.
create or replace function app.assert_own(p_tenant bigint) returns void
language plpgsql set search_path = pg_catalog, public as $$
begin
  if current_setting('role') = 'rawnaq_app'
    and p_tenant is distinct from nullif(current_setting('app.account_id', true), '')::bigint then
    raise exception using errcode = 'insufficient_privilege', message = 'another account';
  end if;
end $$;
