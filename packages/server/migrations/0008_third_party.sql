create table sys_third_account (
  third_type varchar(32) not null,
  third_user_id varchar(128) not null,
  user_id varchar(36) not null references sys_user (id),
  create_time timestamp(3) with time zone not null,
  primary key (third_type, third_user_id)
);
--> statement-breakpoint
create index sys_third_account_user_id on sys_third_account (user_id);
--> statement-breakpoint
create table sys_third_code (
  code_hash varchar(64) primary key,
  third_type varchar(32) not null,
  third_user_id varchar(128) not null,
  state_hash varchar(64) not null,
  user_id varchar(36) references sys_user (id),
  expires_at timestamp(3) with time zone not null
);
