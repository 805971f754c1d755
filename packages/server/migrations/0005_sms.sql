create table sys_sms_code (
  mobile varchar(20) not null,
  mode varchar(1) not null,
  code_hash text not null,
  sent_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  tries integer not null default 0,
  primary key (mobile, mode)
);
--> statement-breakpoint
create table sys_sms_outbox (
  id varchar(36) primary key,
  mobile varchar(20) not null,
  mode varchar(1) not null,
  content varchar(500) not null,
  create_time timestamp(3) with time zone not null
);
--> statement-breakpoint
create table sys_password_ticket (
  token_hash varchar(64) primary key,
  user_id varchar(36) not null references sys_user (id),
  phone varchar(20) not null,
  expires_at timestamp(3) with time zone not null
);
--> statement-breakpoint
create index sys_password_ticket_user_id on sys_password_ticket (user_id);
--> statement-breakpoint
create unique index sys_user_phone_unique on sys_user (phone) where del_flag = 0;
--> statement-breakpoint
create unique index sys_user_email_unique on sys_user (email) where del_flag = 0;
