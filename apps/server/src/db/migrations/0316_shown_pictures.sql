-- Pictures a salon shows to others (its logo, services, people, offers) are looked at by the platform's staff. Papers,
-- receipts and photos of customers are not among them.
alter table uploads
  add column is_shown boolean not null default false,
  add column seen_at timestamptz,
  add column removed_at timestamptz,
  add column remove_reason text;
alter table uploads no force row level security;
alter table employee_documents no force row level security;
alter table customer_photos no force row level security;
alter table expense_files no force row level security;
update uploads u set is_shown = true
where u.mime like 'image/%' and u.width = u.height
  and not exists (select from employee_documents d where d.account_id = u.account_id and d.upload_id = u.id)
  and not exists (select from customer_photos p where p.account_id = u.account_id and p.upload_id = u.id)
  and not exists (select from expense_files f where f.account_id = u.account_id and f.upload_id = u.id);
alter table uploads force row level security;
alter table employee_documents force row level security;
alter table customer_photos force row level security;
alter table expense_files force row level security;
create index platform_uploads_shown on uploads (created_at desc, account_id, id) where is_shown;
