-- The business day of a series' newest number: numbers and days go up together, whoever waited for whom around the
-- hour at which a day ends.
alter table invoice_series add column last_day date;
alter table invoice_series no force row level security;
alter table invoices no force row level security;
update invoice_series s
set last_day = (select max(i.day) from invoices i where i.account_id = s.account_id and i.series = s.series);
alter table invoices force row level security;
alter table invoice_series force row level security;
