create table sys_tenant (
  id integer primary key check (id > 0),
  name varchar(100) not null,
  status integer not null default 1,
  create_by varchar(64),
  create_time timestamp(3) with time zone not null,
  update_by varchar(64),
  update_time timestamp(3) with time zone,
  version integer not null default 1,
  del_flag integer not null default 0
);
--> statement-breakpoint
create table sys_user_tenant (
  user_id varchar(36) not null references sys_user (id),
  tenant_id integer not null references sys_tenant (id),
  primary key (user_id, tenant_id)
);
