-- A restore whose process was killed goes on where it stood: which backup it made first, and that the merchant already
-- stands again. The second is written by the transaction that put the rows back, so that nobody puts them back twice.
alter table platform_restores add column before_id bigint;
alter table platform_restores add column restored_at timestamptz;
