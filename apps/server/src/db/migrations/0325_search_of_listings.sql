-- What listings are narrowed by, as bits of one number (property-listings/listing-facets): a page and the counts beside
-- its filters are one reading of a narrow table.
alter table property_listings add column facets bigint not null default 0;
-- Texts of a page are long and read for one listing at a time: they stand apart from what every search reads.
alter table property_listings set (toast_tuple_target = 256);
update property_listings
set words = words,
  facets =
    (1::bigint << (case type when 'farm' then 0 when 'chalet' then 1 when 'mobile_house' then 2 else 3 end))
    | (1::bigint << (3 + emirate))
    | (1::bigint << (13 + (lowest_price >= 50000)::int + (lowest_price >= 100000)::int + (lowest_price >= 200000)::int
        + (lowest_price >= 500000)::int + (lowest_price >= 1000000)::int))
    | (1::bigint << (19 + (capacity > 5)::int + (capacity > 9)::int + (capacity > 15)::int))
    | (1::bigint << (23 + (insurance_amount > 0)::int + (insurance_amount > 500000)::int))
    | (1::bigint << (26 + least(bedrooms, 5)))
    | (select coalesce(bit_or(1::bigint << (31 + code)), 0)
       from generate_series(1, 20) code
       where not code = any(amenities));
create index property_listings_words on property_listings using gin (to_tsvector('simple', words));
create index property_listings_by_age on property_listings (published_at desc, unique_id);
create index property_listings_by_price on property_listings (lowest_price, unique_id);
create index property_listings_by_size on property_listings (capacity desc, unique_id);
create index property_listings_alike on property_listings (type, emirate, lowest_price);
create index property_listing_nights_by_day on property_listing_nights (leaves_on, arrives_on);
