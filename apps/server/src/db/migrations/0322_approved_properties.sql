-- The text a manager approved last, kept with its owner: what is put back on the listing when a hidden place is shown
-- again, and what the next changes are compared with. property-listings/listing-content.
alter table properties add column approved jsonb;
