-- Lists of the platform's staff in the order in which they open.
create index platform_accounts_by_end on accounts (status,
  (case when status = 'trial' then trial_ends_on else coalesce(expires_on, trial_ends_on) end), id desc);
create index platform_accounts_by_end_down on accounts (status,
  (case when status = 'trial' then trial_ends_on else coalesce(expires_on, trial_ends_on) end) desc, id desc);
create index platform_payments_by_day on platform_payments (account_id, status, paid_on desc, id desc);
create index platform_properties_newest on properties (updated_at desc, id desc) where removed_at is null;
