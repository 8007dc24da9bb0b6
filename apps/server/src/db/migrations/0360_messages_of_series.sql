-- The other visits that a message of a series speaks of: of which of them she was told is asked when one is on again.
alter table messages add column also_about bigint[];
