create table sys_user (
  id varchar(36) primary key,
  username varchar(64) not null,
  realname varchar(64) not null,
  password_hash text not null,
  avatar varchar(255),
  birthday date,
  sex integer,
  email varchar(100),
  phone varchar(20),
  work_no varchar(50),
  org_code varchar(64),
  status integer not null default 1,
  create_by varchar(64),
  create_time timestamp(3) with time zone not null,
  update_by varchar(64),
  update_time timestamp(3) with time zone,
  version integer not null default 1,
  del_flag integer not null default 0
);
--> statement-breakpoint
create unique index sys_user_username_unique on sys_user (username);
--> statement-breakpoint
create table sys_session (
  token_hash varchar(64) primary key,
  user_id varchar(36) not null references sys_user (id),
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  revoked_at timestamp(3) with time zone
);
--> statement-breakpoint
create index sys_session_user_id on sys_session (user_id);
--> statement-breakpoint
create table sys_role (
  id varchar(36) primary key,
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
create unique index sys_role_role_code_unique on sys_role (role_code) where del_flag = 0;
--> statement-breakpoint
create table sys_user_role (
  user_id varchar(36) not null references sys_user (id),
  role_id varchar(36) not null references sys_role (id),
  primary key (user_id, role_id)
);
--> statement-breakpoint
create table sys_depart (
  id varchar(36) primary key,
  parent_id varchar(36) references sys_depart (id),
  depart_name varchar(100) not null,
  depart_order integer not null default 0,
  org_category varchar(10) not null,
  org_code varchar(64) not null,
  address varchar(255),
  mobile varchar(32),
  memo varchar(500),
  status varchar(1) not null default '1',
  create_by varchar(64),
  create_time timestamp(3) with time zone not null,
  update_by varchar(64),
  update_time timestamp(3) with time zone,
  version integer not null default 1,
  del_flag integer not null default 0
);
--> statement-breakpoint
create unique index sys_depart_org_code_unique on sys_depart (org_code) where del_flag = 0;
--> statement-breakpoint
create index sys_depart_parent_id on sys_depart (parent_id);
--> statement-breakpoint
create table sys_user_depart (
  user_id varchar(36) not null references sys_user (id),
  depart_id varchar(36) not null references sys_depart (id),
  primary key (user_id, depart_id)
);
--> statement-breakpoint
create table sys_permission (
  id varchar(36) primary key,
  parent_id varchar(36) references sys_permission (id),
  name varchar(100) not null,
  name_en varchar(100),
  menu_type integer not null,
  url varchar(255),
  component varchar(255),
  component_name varchar(100),
  redirect varchar(255),
  icon varchar(100),
  sort_no integer not null default 0,
  is_route boolean not null default true,
  keep_alive boolean not null default false,
  hidden boolean not null default false,
  always_show boolean not null default false,
  internal_or_external boolean not null default false,
  perms varchar(255),
  perms_type varchar(1) not null default '1',
  status varchar(1) not null default '1',
  description varchar(255),
  create_by varchar(64),
  create_time timestamp(3) with time zone not null,
  update_by varchar(64),
  update_time timestamp(3) with time zone,
  version integer not null default 1,
  del_flag integer not null default 0
);
--> statement-breakpoint
create index sys_permission_parent_id on sys_permission (parent_id);
--> statement-breakpoint
create index sys_permission_perms on sys_permission (perms);
--> statement-breakpoint
create table sys_role_permission (
  role_id varchar(36) not null references sys_role (id),
  permission_id varchar(36) not null references sys_permission (id),
  primary key (role_id, permission_id)
);
--> statement-breakpoint
create table sys_dict (
  id varchar(36) primary key,
  dict_name varchar(100) not null,
  dict_code varchar(64) not null,
  description varchar(255),
  create_by varchar(64),
  create_time timestamp(3) with time zone not null,
  update_by varchar(64),
  update_time timestamp(3) with time zone,
  version integer not null default 1,
  del_flag integer not null default 0
);
--> statement-breakpoint
create unique index sys_dict_dict_code_unique on sys_dict (dict_code) where del_flag = 0;
--> statement-breakpoint
create table sys_dict_item (
  id varchar(36) primary key,
  dict_id varchar(36) not null references sys_dict (id),
  item_text varchar(100) not null,
  item_text_en varchar(100),
  item_value varchar(64) not null,
  description varchar(255),
  sort_order integer not null default 0,
  status integer not null default 1,
  create_by varchar(64),
  create_time timestamp(3) with time zone not null,
  update_by varchar(64),
  update_time timestamp(3) with time zone,
  version integer not null default 1,
  del_flag integer not null default 0
);
--> statement-breakpoint
create unique index sys_dict_item_value_unique on sys_dict_item (dict_id, item_value) where del_flag = 0;
--> statement-breakpoint
create table sys_idempotency (
  user_id varchar(36) not null references sys_user (id),
  request_key varchar(128) not null,
  fingerprint varchar(64) not null,
  claimed_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  status integer,
  answer text,
  primary key (user_id, request_key)
);
--> statement-breakpoint
create index sys_idempotency_expires_at on sys_idempotency (expires_at);
