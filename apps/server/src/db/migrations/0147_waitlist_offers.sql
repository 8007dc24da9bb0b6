-- Which time somebody on the waitlist was told of, who would serve her when, and until when it is her turn.
alter table waitlist_entries add column told_start_at timestamptz;
alter table waitlist_entries add column told_until timestamptz;
alter table waitlist_entries add column told_parts jsonb;
