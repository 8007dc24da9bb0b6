-- What salons made themselves, as the platform's staff see it: across accounts, newest first, all or of one state.
create index platform_service_groups_added on service_groups (created_at desc, id desc) where check_status is not null;
create index platform_service_groups_by_check on service_groups (check_status, created_at desc, id desc) where check_status is not null;
create index platform_services_added on services (created_at desc, id desc) where check_status is not null;
create index platform_services_by_check on services (check_status, created_at desc, id desc) where check_status is not null;

-- How many salons took a suggestion: counted by the clock, because every salon that opens may have taken it.
alter table suggested_groups add column salons_count integer not null default 0;
alter table suggested_services add column salons_count integer not null default 0;

-- Employees in the order of their list, which shows the disabled ones too.
create index employees_listed on employees (account_id, sort_order, id);

-- When somebody was last there, of an account and of a person, for the lists of merchants and of their people.
create index sessions_seen_of_account on sessions (account_id, last_seen_at desc) where impersonator_id is null;
create index sessions_seen_of_user on sessions (account_id, user_id, last_seen_at desc) where impersonator_id is null;
create index platform_people_newest on users (created_at desc, id desc) where kind = 'merchant';
create index platform_people_inactive on users (created_at desc, id desc) where kind = 'merchant' and status <> 1;

-- Merchants of one state, newest first; counting them needs nothing but the index.
drop index accounts_by_status;
create index accounts_listed on accounts (status, created_at desc, id desc);

-- Lists put what has no value first when they go down, so these were never used.
drop index account_requests_listed;
create index account_requests_in_order on account_requests (created_at desc, id desc);
drop index audit_log_listed;

-- A text that fits every fourth customer would make the index collect all of them only to stop at the first few hundred. So those who
-- came last are looked at first: when they fill the answer, they are also the ones that were meant. Sounds come after spellings, as ever.
grant create on schema app to rawnaq_platform;
set local role rawnaq_platform;
create or replace function app.find_customers(names text[], sounds text[], digits text, most integer) returns setof bigint
language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
declare
  own bigint := nullif(current_setting('app.account_id', true), '')::bigint;
  latest constant integer := 2000;
  met bigint[];
begin
  met := array(
    select recent.id from (
      select c.id, c.name_key, c.mobile_digits from customers c where c.account_id = own and c.merged_into is null order by c.last_invoice_on desc nulls last, c.id desc limit latest
    ) recent
    where case when digits is not null then recent.mobile_digits like '%' || digits || '%' else recent.name_key like all (names) end
    limit most);
  if cardinality(met) >= most then
    return query select unnest(met);
    return;
  end if;
  if digits is not null then
    return query select c.id from customers c where c.account_id = own and c.mobile_digits like '%' || digits || '%' and c.merged_into is null limit most;
    return;
  end if;
  -- The two longest words narrow by the index, the rest are looked at in the rows. Either way stops by itself when it has enough.
  return query
    (select c.id from customers c where c.account_id = own and c.name_key like names[1] and (names[2] is null or c.name_key like names[2]) and c.name_key like all (names) and c.merged_into is null limit most)
    union all
    (select c.id from customers c where c.account_id = own and c.sound_key like sounds[1] and (sounds[2] is null or c.sound_key like sounds[2]) and c.sound_key like all (sounds) and c.merged_into is null limit most);
end $$;
reset role;
revoke create on schema app from rawnaq_platform;
