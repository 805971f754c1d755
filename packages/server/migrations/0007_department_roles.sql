create table sys_depart_permission (
  depart_id varchar(36) not null references sys_depart (id),
  permission_id varchar(36) not null references sys_permission (id),
  primary key (depart_id, permission_id)
);
--> statement-breakpoint
create table sys_depart_role (
  id varchar(36) primary key,
  depart_id varchar(36) not null references sys_depart (id),
  role_name varchar(100) not null,
  role_code varchar(64) not null,
  description varchar(255),
  create_by varchar(64),
  create_time timestamp(3) with time zone not null,
  update_by varchar(64),
  update_time timestamp(3) with time zone,
  version integer not null default 1,
  del_flag integer not null default 0
);
--> statement-breakpoint
create unique index sys_depart_role_code on sys_depart_role (depart_id, role_code) where del_flag = 0;
--> statement-breakpoint
create table sys_depart_role_permission (
  role_id varchar(36) not null references sys_depart_role (id),
  permission_id varchar(36) not null references sys_permission (id),
  primary key (role_id, permission_id)
);
--> statement-breakpoint
create table sys_depart_role_user (
  role_id varchar(36) not null references sys_depart_role (id),
  user_id varchar(36) not null references sys_user (id),
  primary key (role_id, user_id)
);
--> statement-breakpoint
create index sys_depart_role_user_user on sys_depart_role_user (user_id);
