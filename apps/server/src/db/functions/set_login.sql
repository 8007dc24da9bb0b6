-- The name somebody signs in with; null takes it away. A name that is somebody else's is refused by the key.
create or replace function app.set_login(p_kind text, p_login text, p_tenant bigint, p_user bigint) returns void
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
