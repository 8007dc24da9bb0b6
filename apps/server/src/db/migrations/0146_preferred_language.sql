-- What the salon was told about the language of a customer. It goes before `language`, which is that of the page she booked on.
alter table customers add column preferred_language text;
alter table customers add constraint customers_preferred_language check (preferred_language in ('en', 'ar'));
