-- Whoever puts a salon back deletes its visits, papers, customers and links, and each of them asks who still points at
-- it. Without these the answer is looked for among all rows of the salon, every time: twice the salon, four times as
-- long.
create index invoices_at_visit on invoices (account_id, appointment_id) where appointment_id is not null;
create index survey_sends_at_appointment on survey_sends (account_id, appointment_id) where appointment_id is not null;
create index survey_sends_at_invoice on survey_sends (account_id, invoice_id) where invoice_id is not null;
create index penalties_at_appointment on penalties (account_id, appointment_id) where appointment_id is not null;
create index payments_at_link on payments (account_id, payment_link_id) where payment_link_id is not null;
create index receivables_at_customer on receivables (account_id, customer_id);
create index deposits_at_customer on deposits (account_id, customer_id);
create index discount_code_uses_at_customer on discount_code_uses (account_id, customer_id);
create index journals_at_payment on journals (account_id, payment_id) where payment_id is not null;
create index balance_entries_at_payment on balance_entries (account_id, payment_id) where payment_id is not null;
create index deposit_uses_at_deposit on deposit_uses (account_id, deposit_id);
