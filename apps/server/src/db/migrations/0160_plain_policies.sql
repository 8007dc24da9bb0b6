-- What lets the tables be spread over servers by account (docs/how-to/grow.md): policies without a sub-select. The planner makes one
-- comparison of the account a statement names and the account of the transaction, so nothing is read twice.
-- History ('append') may be deleted by nobody, but for the training salon, which is made anew every night.
create or replace procedure app.tenant_table(target regclass, access text default 'write', key_column text default 'account_id')
language plpgsql as $$
declare
  own_rows text := format('%I = nullif(current_setting(''app.account_id'', true), '''')::bigint', key_column);
  request_grant text := case access when 'append' then 'select, insert' when 'read' then 'select' else 'select, insert, update, delete' end;
  platform_grant text := case access when 'append' then 'select, insert, delete' else 'select, insert, update, delete' end;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy own_account on %s for all to rawnaq_app using (%s) with check (%s)', target, own_rows, own_rows);
  if access = 'append' then
    execute format('create policy platform on %s for select to rawnaq_platform using (true)', target);
    execute format('create policy platform_adds on %s for insert to rawnaq_platform with check (true)', target);
    execute format('create policy training_salon on %s for delete to rawnaq_platform using (%I = 1)', target, key_column);
  else
    execute format('create policy platform on %s for all to rawnaq_platform using (true) with check (true)', target);
  end if;
  execute format('grant %s on %s to rawnaq_app', request_grant, target);
  execute format('grant %s on %s to rawnaq_platform', platform_grant, target);
end $$;

do $$
declare
  found record;
begin
  for found in select tablename from pg_policies where schemaname = 'public' and policyname = 'own_account' loop
    execute format('alter policy own_account on %I using (%I = nullif(current_setting(''app.account_id'', true), '''')::bigint) with check (%2$I = nullif(current_setting(''app.account_id'', true), '''')::bigint)',
      found.tablename, case found.tablename when 'accounts' then 'id' else 'account_id' end);
  end loop;
end $$;

do $$
declare
  history text;
begin
  foreach history in array array['attendance_corrections', 'audit_log', 'customer_consents', 'failed_login_attempts', 'message_attempts'] loop
    execute format('drop policy platform on %I', history);
    execute format('create policy platform on %I for select to rawnaq_platform using (true)', history);
    execute format('create policy platform_adds on %I for insert to rawnaq_platform with check (true)', history);
    execute format('create policy training_salon on %I for delete to rawnaq_platform using (account_id = 1)', history);
    execute format('grant delete on %I to rawnaq_platform', history);
  end loop;
end $$;
