-- An employee has a name in each script. `name` stays what is read where one of them is missing, so nothing has to be filled.
alter table employees add column english_name text;
alter table employees add column arabic_name text;
