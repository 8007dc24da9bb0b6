-- A notification is a sentence of the catalogue (notifications/notification-catalogue) and what stands in its places:
-- its language is that of the reader, also of those that are old. Sentences of before become values of the sentence "as-written".
alter table notifications no force row level security;
alter table notifications add column code text not null default 'as-written';
alter table notifications add column values jsonb not null default '{}';
alter table notifications add column open_id bigint;
update notifications set
  values = jsonb_build_object('text', jsonb_build_object('en', english_text, 'ar', arabic_text)),
  open_id = substring(link from 'open=([0-9]+)$')::bigint;
alter table notifications alter column code drop default;
alter table notifications alter column values drop default;
alter table notifications drop column english_text;
alter table notifications drop column arabic_text;
alter table notifications drop column link;
alter table notifications force row level security;
