-- What the staff of the platform filter by, in the order of the list: what is common is met soon by going through the
-- list, what is rare is found here. Where nearly all rows are of one kind, only the others are in the index.
create index platform_accounts_by_country on accounts (country, status, created_at desc, id desc);
create index platform_accounts_by_business on accounts (business_type, status, created_at desc, id desc);
create index platform_accounts_with_whatsapp on accounts (id desc) where whatsapp_package_status <> 0;
create index account_requests_by_country on account_requests (country, created_at desc, id desc);
create index account_requests_by_business on account_requests (business_type, created_at desc, id desc);
create index platform_customers_inactive on customers (created_at desc, id desc)
  where status = 0 and merged_into is null;
create index platform_invoices_by_standing on account_invoices (account_id, status, day desc, id desc);
create index platform_invoices_by_tier on account_invoices (account_id, tier, day desc, id desc);
create index platform_invoices_by_due_day on account_invoices (account_id, due_on);
create index platform_payments_of_tenant on platform_payments (account_id, tenant, id desc);
create index platform_payments_by_method on platform_payments (account_id, method, paid_on desc, id desc);
create index platform_payments_by_due_day on platform_payments (account_id, due_on) where is_request;
create index platform_suggestions_by_status on development_suggestions (status, created_at desc, id desc);
create index catalogue_products_by_status on catalogue_products (status, id);
create index contact_messages_by_status on contact_messages (status, created_at desc, id desc);
create index contact_messages_by_topic on contact_messages (topic, created_at desc, id desc);
create index js_errors_by_status on js_errors (status, last_at desc, id desc);
create index js_errors_by_type on js_errors (type, last_at desc, id desc);
create index platform_notices_by_problem on provider_notices (problem, received_at desc, id desc)
  where problem is not null;
create index platform_bot_turns_by_outcome on bot_turns (outcome, at desc, id desc);
create index platform_failed_logins_by_type on failed_login_attempts (type, at desc, id desc);
create index platform_failed_logins_of_others on failed_login_attempts (kind, at desc, id desc)
  where kind <> 'merchant';
create index platform_sessions_of_others on sessions (kind, last_seen_at desc, id desc)
  where ended_at is null and kind <> 'merchant';
create index blocked_ips_in_force on blocked_ips (blocked_at desc, id desc) where unblocked_at is null;
create index platform_messages_not_sent on messages (channel, status, created_at desc, id desc) where status <> 2;
create index platform_messages_in_sandbox on messages (channel, created_at desc, id desc) where driver = 'sandbox';
create index platform_messages_failed_codes on messages (template, created_at desc, id desc)
  where channel = 'whatsapp' and status in (0, 4);
create index platform_uploads_new on uploads (created_at desc, id desc)
  where is_shown and seen_at is null and removed_at is null;
create index platform_uploads_seen on uploads (created_at desc, id desc)
  where is_shown and seen_at is not null and removed_at is null;
create index platform_uploads_removed on uploads (created_at desc, id desc)
  where is_shown and removed_at is not null;
create index platform_properties_sent_by_type on properties (status, type, sent_at desc, id desc)
  where removed_at is null;
create index platform_properties_sent_by_emirate on properties (status, emirate, sent_at desc, id desc)
  where removed_at is null;
create index platform_properties_by_type on properties (type, updated_at desc, id desc)
  where removed_at is null and status <> 'new';
create index platform_properties_by_emirate on properties (emirate, updated_at desc, id desc)
  where removed_at is null and status <> 'new';
create index platform_properties_refused on properties (status, updated_at desc, id desc)
  where removed_at is null and sent_at is null and refused_at is not null;
create index platform_properties_not_sent on properties (updated_at desc, id desc)
  where removed_at is null and sent_at is null and refused_at is null and status = 'edited';
create index platform_properties_hidden on properties (updated_at desc, id desc) where removed_at is null and hidden;
-- Names of booking pages in their order.
create index alias_directory_in_order on alias_directory (alias, tenant desc);
