-- Which products have an expiry date at all is asked before what came and went of them: of a hundred thousand
-- movements few have one.
create index stock_movements_of_lots on stock_movements (account_id, product_id) where expires_on is not null;
