-- How a salon reads the time: 1:00 PM or 13:00. Beside the time zone, because every page and message needs it.
alter table accounts add column clock text not null default '12';
alter table accounts add constraint accounts_clock_known check (clock in ('12', '24'));
