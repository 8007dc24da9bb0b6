-- The address of a salon's public pages; null or nothing takes it away.
create or replace function app.set_alias(p_alias text, p_tenant bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  wanted text := lower(nullif(p_alias, ''));
begin
  perform app.assert_own(p_tenant);
  delete from alias_directory where tenant = p_tenant and alias is distinct from wanted;
  if wanted is not null
    and not exists (select from alias_directory d where d.tenant = p_tenant and d.alias = wanted) then
    insert into alias_directory (alias, tenant) values (wanted, p_tenant);
  end if;
end $$;
revoke all on function app.set_alias(text, bigint) from public;
grant execute on function app.set_alias(text, bigint) to rawnaq_app, rawnaq_platform;
