create table sys_check_rule (
  id varchar(36) primary key,
  rule_name varchar(100) not null,
  rule_code varchar(64) not null,
  rule_json text not null,
  rule_description varchar(255),
  create_by varchar(64),
  create_time timestamp(3) with time zone not null,
  update_by varchar(64),
  update_time timestamp(3) with time zone,
  version integer not null default 1,
  del_flag integer not null default 0
);
--> statement-breakpoint
create unique index sys_check_rule_code_unique on sys_check_rule (rule_code) where del_flag = 0;
