-- What the platform's staff search for, across accounts. Each index holds the text of a row that a list looks into, in
-- the same words as its query (`among`): the few rows that can hold what was typed are found by it, at any size.
create index platform_accounts_words on accounts
  using gin ((id::text || ' ' || english_name || ' ' || arabic_name) gin_trgm_ops);
create index platform_people_words on users
  using gin ((name || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '')) gin_trgm_ops);
create index platform_requests_words on account_requests
  using gin ((english_name || ' ' || arabic_name || ' ' || owner_name || ' ' || coalesce(mobile, '') || ' ' || email
    || ' ' || coalesce(tenant::text, '')) gin_trgm_ops);
create index platform_sessions_words on sessions using gin (host(ip) gin_trgm_ops) where ended_at is null;
create index platform_failed_logins_words on failed_login_attempts
  using gin ((username || ' ' || coalesce(host(ip), '')) gin_trgm_ops);
create index blocked_ips_words on blocked_ips
  using gin ((network::text || ' ' || coalesce(reason, '')) gin_trgm_ops);
create index platform_messages_words on messages
  using gin ((recipient || ' ' || coalesce(recipient_name, '') || ' ' || coalesce(subject, '') || ' '
    || coalesce(error, '') || ' ' || account_id::text || ' ' || body) gin_trgm_ops);
create index platform_notices_words on provider_notices using gin ((body::text) gin_trgm_ops) where problem is not null;
create index platform_conversations_words on conversations
  using gin ((address || ' ' || coalesce(name, '')) gin_trgm_ops);
create index platform_bot_errors_words on bot_turns using gin (error gin_trgm_ops) where error is not null;
create index platform_contracts_words on contracts using gin ((number || ' ' || signer_name) gin_trgm_ops);
create index platform_invoices_words on account_invoices
  using gin (('RQ-' || year::text || '-' || lpad(number::text, greatest(5, length(number::text)), '0') || ' '
    || english_name || ' ' || arabic_name || ' ' || tenant::text) gin_trgm_ops);
create index platform_payments_words on platform_payments using gin (reference gin_trgm_ops)
  where reference is not null;
create index contact_messages_words on contact_messages
  using gin ((id::text || ' ' || name || ' ' || email || ' ' || coalesce(mobile, '') || ' ' || text) gin_trgm_ops);
create index platform_suggestions_words on development_suggestions using gin ((title || ' ' || body) gin_trgm_ops);
create index js_errors_words on js_errors using gin ((message || ' ' || coalesce(route_name, '')) gin_trgm_ops);
create index platform_properties_words on properties
  using gin ((english_name || ' ' || arabic_name) gin_trgm_ops) where removed_at is null;
create index platform_groups_words on service_groups using gin ((english_key || ' ' || arabic_key) gin_trgm_ops)
  where check_status is not null;
create index platform_services_words on services using gin ((english_key || ' ' || arabic_key) gin_trgm_ops)
  where check_status is not null;
create index platform_product_requests_words on product_requests
  using gin ((english_key || ' ' || arabic_key || ' ' || barcode) gin_trgm_ops);
create index platform_uploads_words on uploads using gin (file_name gin_trgm_ops) where is_shown;
create index alias_directory_words on alias_directory using gin (alias gin_trgm_ops);
