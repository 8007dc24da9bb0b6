-- The report of open packages begins with those that end first.
create index customer_packages_ending on customer_packages (account_id, expires_on, id desc)
  where uses_left > 0 and returned_at is null;
