-- What was written to the rows of every resource, and the operations of staff beside their sign-ins.
create table sys_data_log (
  id varchar(36) primary key,
  tenant_id integer not null default 0,
  resource varchar(64) not null,
  row_id varchar(36) not null,
  version integer not null,
  "at" timestamp(3) with time zone not null,
  "by" varchar(64) not null,
  action varchar(64) not null,
  cause varchar(200),
  changes jsonb not null
);
--> statement-breakpoint
create index sys_data_log_row on sys_data_log (resource, row_id, version);
--> statement-breakpoint
create index sys_data_log_at on sys_data_log ("at", id collate "C");
--> statement-breakpoint
alter table sys_log alter column event type varchar(100);
--> statement-breakpoint
alter table sys_log add column method varchar(10);
--> statement-breakpoint
alter table sys_log add column path varchar(300);
--> statement-breakpoint
alter table sys_log add column row_ids varchar(1000);
--> statement-breakpoint
alter table sys_log add column outcome varchar(32);
--> statement-breakpoint
alter table sys_log add column cost_time integer;
--> statement-breakpoint
create index sys_log_type_time on sys_log (log_type, create_time, id collate "C");
