-- Salons an owner of a place recommends to those who stay there. A salon is named by its own booking address, which
-- stands on shop windows: nothing of it is kept here, and whoever closes that page is no partner any more.
create table property_partners (
  account_id bigint not null references accounts (id),
  property_id bigint not null,
  alias text not null check (alias = lower(alias)),
  created_at timestamptz not null,
  primary key (account_id, property_id, alias),
  foreign key (account_id, property_id) references properties (account_id, id)
);
call app.tenant_table('property_partners');
