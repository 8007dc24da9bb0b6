-- Functions over tenant tables have the rights of whoever calls them: one that runs as its owner would open a second connection to a
-- server that holds the rows, and not see what the first has just written.

-- LIKE is not leakproof, so a request under row-level security could not use the trigram indexes. The search is therefore called as the
-- platform, for one statement (customer-search.repo), and names its account like any other. Otherwise as before.
drop function app.find_customers(text[], text[], text, integer);
create function app.find_customers(p_account bigint, names text[], sounds text[], digits text, most integer) returns setof bigint
language plpgsql stable set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
declare
  latest constant integer := 2000;
  met bigint[];
begin
  met := array(
    select recent.id from (
      select c.id, c.name_key, c.mobile_digits from customers c where c.account_id = p_account and c.merged_into is null order by c.last_invoice_on desc nulls last, c.id desc limit latest
    ) recent
    where case when digits is not null then recent.mobile_digits like '%' || digits || '%' else recent.name_key like all (names) end
    limit most);
  if cardinality(met) >= most then
    return query select unnest(met);
    return;
  end if;
  if digits is not null then
    return query select c.id from customers c where c.account_id = p_account and c.mobile_digits like '%' || digits || '%' and c.merged_into is null limit most;
    return;
  end if;
  -- The two longest words narrow by the index, the rest are looked at in the rows. Either way stops by itself when it has enough.
  return query
    (select c.id from customers c where c.account_id = p_account and c.name_key like names[1] and (names[2] is null or c.name_key like names[2]) and c.name_key like all (names) and c.merged_into is null limit most)
    union all
    (select c.id from customers c where c.account_id = p_account and c.sound_key like sounds[1] and (sounds[2] is null or c.sound_key like sounds[2]) and c.sound_key like all (sounds) and c.merged_into is null limit most);
end $$;
revoke all on function app.find_customers(bigint, text[], text[], text, integer) from public;
grant execute on function app.find_customers(bigint, text[], text[], text, integer) to rawnaq_platform;

-- Takes everything out of the training salon (account 1), history too. It knows no other account, and for history the policies know it as well.
create or replace function app.empty_training_salon() returns void
language plpgsql security invoker set search_path = pg_catalog, public as $$
declare
  target record;
  is_refused boolean;
begin
  perform from accounts where id = 1 for update;
  delete from login_directory where tenant = 1;
  delete from alias_directory where tenant = 1;
  for round in 1..30 loop
    is_refused := false;
    for target in
      select c.relname as name, case when c.relname = 'accounts' then 'id' else 'account_id' end as key
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and (c.relname = 'accounts' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped))
    loop
      begin
        execute format('delete from public.%I where %I = 1', target.name, target.key);
      exception when foreign_key_violation then
        is_refused := true;
      end;
    end loop;
    exit when not is_refused;
  end loop;
  if is_refused then
    raise exception 'rows of the training salon hold each other';
  end if;
end $$;
