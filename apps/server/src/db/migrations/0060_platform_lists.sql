-- Lists of the platform's staff read across accounts, newest first. Their indexes can't begin with account_id; they are plain
-- (never unique) and carry "platform_" in front, which is how the catalogue check knows them.
create index platform_messages_newest on messages (created_at desc, id desc);
create index platform_messages_by_channel on messages (channel, created_at desc, id desc);
create index platform_failed_logins_newest on failed_login_attempts (at desc, id desc);
create index platform_sessions_live on sessions (last_seen_at desc, id desc) where ended_at is null;
create index platform_suggestions_newest on development_suggestions (created_at desc, id desc);
