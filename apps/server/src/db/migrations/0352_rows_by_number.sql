-- The few rows of all accounts that a search has found are fetched by their number alone. Through the account as well,
-- a plan that expects few rows of each reads all of an account that has many.
create index platform_sessions_by_id on sessions (id);
create index platform_messages_by_id on messages (id);
create index platform_notices_by_id on provider_notices (id) where problem is not null;
create index platform_failed_logins_by_id on failed_login_attempts (id);
create index platform_bot_turns_by_id on bot_turns (id);
create index platform_people_by_id on users (id) where kind = 'merchant';
create index platform_contracts_by_id on contracts (id);
create index platform_suggestions_by_id on development_suggestions (id);
create index platform_properties_by_id on properties (id) where removed_at is null;
create index platform_groups_by_id on service_groups (id) where check_status is not null;
create index platform_services_by_id on services (id) where check_status is not null;
create index platform_product_requests_by_id on product_requests (id);
create index platform_uploads_by_id on uploads (id) where is_shown;
-- Where a picture stands, asked of each one that is listed.
create index services_of_picture on services (account_id, picture_upload_id) where picture_upload_id is not null;
create index offers_of_picture on offers (account_id, picture_upload_id) where picture_upload_id is not null;
create index employees_of_picture on employees (account_id, picture_upload_id) where picture_upload_id is not null;
create index gift_cards_of_logo on gift_cards (account_id, logo_upload_id) where logo_upload_id is not null;
create index campaigns_of_picture on campaigns (account_id, picture_upload_id) where picture_upload_id is not null;
create index messages_of_picture on messages (account_id, picture_upload_id) where picture_upload_id is not null;
