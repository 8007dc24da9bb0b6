-- What the last check of a salon's money found. found: the checks that did not hold, with their first findings.
create table ledger_checks (
  account_id bigint not null references accounts (id),
  checked_at timestamptz not null,
  violations bigint not null check (violations >= 0),
  found jsonb not null,
  primary key (account_id)
);
create index ledger_checks_broken on ledger_checks (account_id) where violations > 0;
call app.tenant_table('ledger_checks');
