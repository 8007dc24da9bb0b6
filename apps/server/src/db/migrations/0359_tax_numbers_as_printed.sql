-- The salon's own tax number was judged cleaned and kept as typed: Latin digits, capital letters, no spaces and no
-- direction marks, as cleanTrn of the domain writes it. Papers that were issued keep what stands on them.
alter table account_settings no force row level security;
update account_settings s
set values = jsonb_set(s.values, '{trn}', to_jsonb(upper(regexp_replace(
    translate(s.values ->> 'trn', '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
    '[\s\u00A0\u2000-\u200A\u202F\u205F\u3000\uFEFF\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]', '', 'g'))))
where s.section in ('accounting', 'platform-billing') and s.values ->> 'trn' ~ '[^0-9A-Z]';
alter table account_settings force row level security;
