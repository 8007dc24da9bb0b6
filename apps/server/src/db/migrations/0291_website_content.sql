-- What the platform's team writes for the website. Every change is a version; visitors see the one published last.
create table website_texts (
  page text not null check (page in ('website', 'terms', 'privacy', 'questions', 'social')),
  version integer not null check (version >= 1),
  content jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  published_at timestamptz,
  primary key (page, version)
);
create index website_texts_published on website_texts (page, published_at desc) where published_at is not null;
call app.platform_table('website_texts');
