alter table sys_session
  add column id varchar(36),
  add column user_agent varchar(255) not null default '',
  add column address varchar(64) not null default '',
  add column tenant_id integer not null default 0,
  add column last_used_at timestamp(3) with time zone;
--> statement-breakpoint
update sys_session set id = replace(gen_random_uuid()::text, '-', ''), last_used_at = created_at;
--> statement-breakpoint
alter table sys_session alter column id set not null, alter column last_used_at set not null;
--> statement-breakpoint
create unique index sys_session_id_unique on sys_session (id);
--> statement-breakpoint
create index sys_session_expires_at on sys_session (expires_at);
