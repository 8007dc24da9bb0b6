-- What these customers said last about offers, as their rows keep it: called by whoever writes into customer_consents.
create or replace function app.keep_offers(p_account bigint, p_customers bigint[]) returns void
language plpgsql set search_path = pg_catalog, public as $$
begin
  update customers c
  set offers_by_whatsapp = w.said ->> 'whatsapp' = 'true',
    offers_by_sms = w.said ->> 'sms' = 'true',
    offers_by_email = w.said ->> 'email' = 'true'
  from (select k.customer_id, jsonb_object_agg(k.channel, k.allowed) as said
    from (select distinct on (s.customer_id, s.channel) s.customer_id, s.channel, s.allowed
      from customer_consents s
      where s.account_id = p_account and s.customer_id = any(p_customers) and s.purpose = 'marketing'
      order by s.customer_id, s.channel, s.recorded_at desc, s.id desc) k
    group by k.customer_id) w
  where c.account_id = p_account and c.id = w.customer_id;
end $$;
