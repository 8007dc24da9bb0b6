-- Notices of complaints named the customer's number behind her name, also to those who may not see customers: between
-- marks of direction, and in sentences from before there was a catalogue without them, before the first colon. What she
-- wrote herself stays as she wrote it.
alter table notifications no force row level security;
update notifications n
set values = jsonb_set(n.values, '{who}',
  to_jsonb(regexp_replace(n.values ->> 'who', ' \(\u2066\+?[0-9]+\u2069\)$', '')))
where n.type = 'complaints' and n.values ->> 'who' ~ ' \(\u2066\+?[0-9]+\u2069\)$';
update notifications n
set values = jsonb_build_object('text', jsonb_build_object(
  'en', regexp_replace(n.values #>> '{text,en}', '^([^:]*) \(\+?[0-9]{7,15}\):', '\1:'),
  'ar', regexp_replace(n.values #>> '{text,ar}', '^([^:]*) \(\+?[0-9]{7,15}\):', '\1:')))
where n.type = 'complaints' and n.code = 'as-written' and n.values #>> '{text,en}' ~ '^[^:]* \(\+?[0-9]{7,15}\):';
alter table notifications force row level security;
