-- A filtered list of places is counted from the index alone. The owner's account is in it: where the join with her is
-- left out of a count, the planner still asks for its column.
drop index platform_properties_sent_by_type;
drop index platform_properties_sent_by_emirate;
drop index platform_properties_by_type;
drop index platform_properties_by_emirate;
create index platform_properties_sent_by_type on properties (status, type, sent_at desc, id desc)
  include (account_id, refused_at) where removed_at is null;
create index platform_properties_sent_by_emirate on properties (status, emirate, sent_at desc, id desc)
  include (account_id, refused_at) where removed_at is null;
create index platform_properties_by_type on properties (type, updated_at desc, id desc)
  include (account_id) where removed_at is null and status <> 'new';
create index platform_properties_by_emirate on properties (emirate, updated_at desc, id desc)
  include (account_id) where removed_at is null and status <> 'new';
