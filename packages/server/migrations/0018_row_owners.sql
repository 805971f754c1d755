drop index activity_create_time_order;
--> statement-breakpoint
drop index activity_title_order;
--> statement-breakpoint
drop index activity_status_order;
--> statement-breakpoint
drop index activity_start_time_order;
--> statement-breakpoint
drop index activity_end_time_order;
--> statement-breakpoint
drop index activity_quota_order;
--> statement-breakpoint
drop index activity_signed_count_order;
--> statement-breakpoint
drop index activity_update_time_order;
--> statement-breakpoint
drop index activity_type_id_order;
--> statement-breakpoint
alter table activity add column tenant_id integer;
--> statement-breakpoint
alter table activity add column sys_org_code varchar(64);
--> statement-breakpoint
update activity
set tenant_id = 0,
    sys_org_code = coalesce(
      (select nullif(sys_user.org_code, '') from sys_user where sys_user.username = activity.create_by order by sys_user.del_flag limit 1),
      (select org_code from sys_depart where parent_id is null and del_flag = 0 order by depart_order, org_code limit 1),
      '');
--> statement-breakpoint
alter table activity alter column tenant_id set not null;
--> statement-breakpoint
alter table activity alter column sys_org_code set not null;
--> statement-breakpoint
create index activity_create_time_order on activity (tenant_id, create_time nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_title_order on activity (tenant_id, title collate "C" nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_status_order on activity (tenant_id, status collate "C" nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_start_time_order on activity (tenant_id, start_time nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_end_time_order on activity (tenant_id, end_time nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_quota_order on activity (tenant_id, quota nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_signed_count_order on activity (tenant_id, signed_count nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_update_time_order on activity (tenant_id, update_time nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_type_id_order on activity (tenant_id, type_id collate "C" nulls first, id collate "C") where del_flag = 0;
