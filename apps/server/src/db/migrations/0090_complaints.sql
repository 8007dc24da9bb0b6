-- The salon works on what customers wrote from its page. status: 1 open, 2 handled. Until now nothing wrote any state but 1, nor an answer.
alter table complaints rename column answer to note;
alter table complaints
  add column handled_at timestamptz,
  add column handled_by bigint,
  add column handled_by_name text,
  drop constraint complaints_status_check,
  add constraint complaints_status_check check (status in (1, 2)),
  add constraint complaints_handled_check check ((status = 2) = (handled_at is not null)),
  add foreign key (account_id, handled_by) references users (account_id, id);
create index complaints_by_state on complaints (account_id, status, created_at desc, id desc);
