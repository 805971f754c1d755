-- Conditions on the rows of a resource, and the roles that they limit.
create table sys_permission_data_rule (
  id varchar(36) primary key,
  resource varchar(64) not null,
  rule_name varchar(100) not null,
  rule_condition jsonb not null,
  status varchar(1) not null default '1',
  create_by varchar(64),
  create_time timestamp(3) with time zone not null,
  update_by varchar(64),
  update_time timestamp(3) with time zone,
  version integer not null default 1,
  del_flag integer not null default 0
);
--> statement-breakpoint
create table sys_role_data_rule (
  role_id varchar(36) not null,
  rule_id varchar(36) not null references sys_permission_data_rule (id),
  primary key (role_id, rule_id)
);
--> statement-breakpoint
create index sys_role_data_rule_rule on sys_role_data_rule (rule_id);
