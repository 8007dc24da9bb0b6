-- Whoever corrects an invoice asks which card was used on it.
create index gift_cards_of_use on gift_cards (account_id, used_invoice_id) where used_invoice_id is not null;
create index gift_cards_of_sale on gift_cards (account_id, sold_invoice_id) where sold_invoice_id is not null;
-- Papers by what they are, the newest first: the list of credit notes, and of what can be credited.
create index invoices_of_kind on invoices (account_id, kind, issued_at desc, id desc);
