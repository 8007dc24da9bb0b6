-- A visit may be reminded of twice: a day before, and once more shortly before it begins.
alter table appointments add column reminded_again_at timestamptz;
create index appointments_to_remind_again on appointments (account_id, start_at)
  where status = 1 and reminded_again_at is null;
