create table sys_log (
  id varchar(36) primary key,
  log_type integer not null,
  event varchar(32) not null,
  log_content text not null default '',
  operate_type integer,
  userid varchar(36),
  username varchar(64) not null,
  ip varchar(64) not null,
  user_agent varchar(255) not null,
  request_id varchar(36) not null,
  repeat_key varchar(64),
  times integer not null default 1,
  create_time timestamp(3) with time zone not null,
  last_time timestamp(3) with time zone not null
);
--> statement-breakpoint
create unique index sys_log_repeat_key_unique on sys_log (repeat_key);
--> statement-breakpoint
create index sys_log_userid on sys_log (userid, last_time);
--> statement-breakpoint
create index sys_log_create_time on sys_log (create_time);
