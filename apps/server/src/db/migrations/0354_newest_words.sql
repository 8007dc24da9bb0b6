-- The newest word of a customer about offers, by channel; null: never asked. Counting an audience reads these instead
-- of everybody's history. app.keep_offers writes them.
alter table customers
  add column offers_by_whatsapp boolean,
  add column offers_by_sms boolean,
  add column offers_by_email boolean,
  -- The language that the letters of her name speak for.
  add column name_language text;

alter table customers no force row level security;
alter table customer_consents no force row level security;
update customers c
set offers_by_whatsapp = (select s.allowed
    from customer_consents s
    where s.account_id = c.account_id and s.customer_id = c.id and s.purpose = 'marketing' and s.channel = 'whatsapp'
    order by s.recorded_at desc, s.id desc limit 1),
  offers_by_sms = (select s.allowed
    from customer_consents s
    where s.account_id = c.account_id and s.customer_id = c.id and s.purpose = 'marketing' and s.channel = 'sms'
    order by s.recorded_at desc, s.id desc limit 1),
  offers_by_email = (select s.allowed
    from customer_consents s
    where s.account_id = c.account_id and s.customer_id = c.id and s.purpose = 'marketing' and s.channel = 'email'
    order by s.recorded_at desc, s.id desc limit 1),
  name_language = case when c.name ~ '[\u0600-\u06FF]' then 'ar' when c.name ~ '[A-Za-z\u00C0-\u024F]' then 'en' end;
alter table customers force row level security;
alter table customer_consents force row level security;
