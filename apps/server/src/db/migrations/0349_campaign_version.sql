-- Who saves from a page that is out of date hears of it, instead of undoing what somebody else wrote.
alter table campaigns add column version integer not null default 1;
