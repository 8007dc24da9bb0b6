-- LIKE is not leakproof, so a request under row-level security could not use the trigram indexes. The search is
-- therefore called as the platform, for one statement (customer-search.repo), and names its account like any other.
create or replace function app.find_customers(p_account bigint, names text[], sounds text[], digits text,
  most integer) returns setof bigint
language plpgsql stable set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
declare
  latest constant integer := 2000;
  met bigint[];
begin
  met := array(
    select recent.id from (
      select c.id, c.name_key, c.mobile_digits
      from customers c
      where c.account_id = p_account and c.merged_into is null
      order by c.last_invoice_on desc nulls last, c.id desc limit latest
    ) recent
    where case
      when digits is not null then recent.mobile_digits like '%' || digits || '%'
      else recent.name_key like all (names) end
    limit most);
  if cardinality(met) >= most then
    return query select unnest(met);
    return;
  end if;
  if digits is not null then
    return query
    select c.id
    from customers c
    where c.account_id = p_account and c.mobile_digits like '%' || digits || '%' and c.merged_into is null limit most;
    return;
  end if;
  -- The two longest words narrow by the index, the rest are looked at in the rows. Either way stops by itself when it
  -- has enough.
  return query
    (select c.id
      from customers c
      where c.account_id = p_account and c.name_key like names[1] and (names[2] is null or c.name_key like names[2])
        and c.name_key like all (names) and c.merged_into is null
      limit most)
    union all
    (select c.id
      from customers c
      where c.account_id = p_account and c.sound_key like sounds[1]
        and (sounds[2] is null or c.sound_key like sounds[2]) and c.sound_key like all (sounds)
        and c.merged_into is null
      limit most);
end $$;
revoke all on function app.find_customers(bigint, text[], text[], text, integer) from public;
grant execute on function app.find_customers(bigint, text[], text[], text, integer) to rawnaq_platform;
