create table activity_type (
  id varchar(36) primary key,
  name varchar(50) not null,
  code varchar(20) not null,
  sort integer,
  status varchar(64) not null,
  remark varchar(255),
  create_by varchar(64),
  create_time timestamp(3) with time zone not null,
  update_by varchar(64),
  update_time timestamp(3) with time zone,
  version integer not null default 1,
  del_flag integer not null default 0
);
--> statement-breakpoint
create unique index activity_type_name_unique on activity_type (name) where del_flag = 0;
--> statement-breakpoint
create unique index activity_type_code_unique on activity_type (code) where del_flag = 0;
--> statement-breakpoint
alter table activity add constraint activity_type_id_reference foreign key (type_id) references activity_type (id);
