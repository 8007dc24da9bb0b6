-- Searches over listings are answered by each process from what it keeps in memory (decision 177). Here stands what
-- changed, in the order of the commits: whoever writes a listing or its nights waits for the one before.
create table property_listing_changes (
  unique_id text primary key,
  version bigint not null
);
create unique index property_listing_changes_in_order on property_listing_changes (version);
call app.platform_table('property_listing_changes');
grant select on property_listing_changes to rawnaq_app;

drop index property_listings_words;
drop index property_listings_by_age;
drop index property_listings_by_price;
drop index property_listings_by_size;
drop index property_listing_nights_by_day;
