-- Owners of properties lived in the platform's own account, with its staff. Each moves into an account of her own; the
-- rest of what stood in account 0 under their names is history and stays there.
alter table accounts no force row level security;
alter table users no force row level security;
alter table sessions no force row level security;
create temporary table moving as
select u.id as former, nextval('account_numbers') as account_id, u.name, u.email, u.mobile, u.password_hash,
  u.language, u.status
from users u
where u.account_id = 0 and u.kind = 'property';
update sessions set ended_at = now()
where account_id = 0 and kind = 'property' and ended_at is null;
insert into accounts
  (id, unique_id, english_name, arabic_name, business_type, country, currency, time_zone, language, status)
select account_id, replace(gen_random_uuid()::text, '-', ''), name, name, 'stays', 'AE', 'AED', 'Asia/Dubai',
  coalesce(language, 'ar'), 'host'
from moving;
update users set email = null, password_hash = null, status = 0, auth_version = auth_version + 1
where account_id = 0 and kind = 'property';
insert into users (account_id, kind, name, email, mobile, password_hash, is_owner, language, status)
select account_id, 'property', name, email, mobile, password_hash, true, language, status
from moving;
update login_directory d set tenant = m.account_id, user_id = u.id
from moving m
join users u on u.account_id = m.account_id and u.kind = 'property'
where d.kind = 'property' and d.tenant = 0 and d.user_id = m.former;
insert into login_directory (kind, login, tenant, user_id)
select distinct on (m.mobile) 'property-mobile', m.mobile, m.account_id, u.id
from moving m
join users u on u.account_id = m.account_id and u.kind = 'property'
where m.mobile is not null
order by m.mobile, m.former;
drop table moving;
alter table sessions force row level security;
alter table users force row level security;
alter table accounts force row level security;
