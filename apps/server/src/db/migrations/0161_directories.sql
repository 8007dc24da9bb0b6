-- Directories across accounts are written by the use cases that change a login or an address, not by triggers: a table that is spread
-- over servers has none. Processes of the version before this one must have ended, they rely on the triggers.
drop trigger keep_login_directory on users;
drop trigger keep_alias_directory_new on account_settings;
drop trigger keep_alias_directory_changed on account_settings;
drop trigger keep_alias_directory_gone on account_settings;
drop function app.keep_login_directory();
drop function app.keep_alias_directory();

-- A request speaks for its own account only, whatever it is told.
create function app.assert_own(p_tenant bigint) returns void
language plpgsql set search_path = pg_catalog, public as $$
begin
  if current_setting('role') = 'rawnaq_app' and p_tenant is distinct from nullif(current_setting('app.account_id', true), '')::bigint then
    raise exception using errcode = 'insufficient_privilege', message = 'another account';
  end if;
end $$;

-- The name somebody signs in with; null takes it away. A name that is somebody else's is refused by the key.
create function app.set_login(p_kind text, p_login text, p_tenant bigint, p_user bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform app.assert_own(p_tenant);
  delete from login_directory where kind = p_kind and tenant = p_tenant and user_id = p_user;
  if p_login is not null then
    insert into login_directory (kind, login, tenant, user_id) values (p_kind, lower(p_login), p_tenant, p_user);
  end if;
end $$;
revoke all on function app.set_login(text, text, bigint, bigint) from public;
grant execute on function app.set_login(text, text, bigint, bigint) to rawnaq_app, rawnaq_platform;

-- The address of a salon's public pages; null or nothing takes it away.
create function app.set_alias(p_alias text, p_tenant bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  wanted text := lower(nullif(p_alias, ''));
begin
  perform app.assert_own(p_tenant);
  delete from alias_directory where tenant = p_tenant and alias is distinct from wanted;
  if wanted is not null and not exists (select from alias_directory d where d.tenant = p_tenant and d.alias = wanted) then
    insert into alias_directory (alias, tenant) values (wanted, p_tenant);
  end if;
end $$;
revoke all on function app.set_alias(text, bigint) from public;
grant execute on function app.set_alias(text, bigint) to rawnaq_app, rawnaq_platform;
