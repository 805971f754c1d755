create table activity (
  id varchar(36) primary key,
  title varchar(100) not null,
  type_id varchar(36) not null,
  status varchar(64) not null,
  target_group varchar(64) not null,
  organizer_name varchar(100) not null,
  contact varchar(30),
  contact_phone varchar(20),
  address varchar(200) not null,
  sign_up_start timestamp(0) without time zone,
  sign_up_end timestamp(0) without time zone,
  start_time timestamp(0) without time zone not null,
  end_time timestamp(0) without time zone not null,
  quota integer,
  signed_count integer,
  fee numeric(18, 2),
  points integer,
  need_audit varchar(1) not null,
  is_top varchar(1) not null,
  content varchar(4000),
  create_by varchar(64),
  create_time timestamp(3) with time zone not null,
  update_by varchar(64),
  update_time timestamp(3) with time zone,
  version integer not null default 1,
  del_flag integer not null default 0
);
--> statement-breakpoint
create index activity_create_time on activity (create_time desc, id desc) where del_flag = 0;
--> statement-breakpoint
create index activity_start_time on activity (start_time) where del_flag = 0;
--> statement-breakpoint
create index activity_type_id on activity (type_id);
--> statement-breakpoint
create index activity_status on activity (status) where del_flag = 0;
