-- When a block was last changed; null: never. Calendars that follow an employee's feed take a changed entry only when
-- it says that it is newer.
alter table block_times add column updated_at timestamptz;
