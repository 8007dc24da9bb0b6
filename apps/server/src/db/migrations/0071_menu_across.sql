-- What salons made themselves, as the platform's staff see it: across accounts, newest first, all or of one state.
create index platform_service_groups_added on service_groups (created_at desc, id desc) where check_status is not null;
create index platform_service_groups_by_check on service_groups (check_status, created_at desc, id desc) where check_status is not null;
create index platform_services_added on services (created_at desc, id desc) where check_status is not null;
create index platform_services_by_check on services (check_status, created_at desc, id desc) where check_status is not null;

-- How many salons took a suggestion is counted for the rows on the page, not for all of them.
create index platform_service_groups_of_suggestion on service_groups (suggested_id) where suggested_id is not null;
create index platform_services_of_suggestion on services (suggested_id) where suggested_id is not null;
