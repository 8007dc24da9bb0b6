-- One that was taken away stays, so that a place is counted as kept once by each person, however often she changes her
-- mind. What is not counted yet, a job counts: the statistics belong to the owner of the place.
alter table property_favourites add column removed_at timestamptz;
alter table property_favourites add column counted boolean not null default false;
