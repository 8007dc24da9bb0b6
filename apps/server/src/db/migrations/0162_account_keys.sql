-- Nobody finds an account by it, and a table that is spread by its id can hold no other key.
alter table accounts drop constraint accounts_unique_id_key;

-- Tables of the platform stay on one server; a foreign key of theirs can't lead to rows that are spread. Accounts are never deleted,
-- but for the training salon, which none of these tables speaks of.
alter table account_requests drop constraint account_requests_tenant_fkey;
alter table account_notes drop constraint account_notes_tenant_fkey;
alter table expiry_notices drop constraint expiry_notices_tenant_fkey;
alter table owner_visits drop constraint owner_visits_tenant_fkey;
