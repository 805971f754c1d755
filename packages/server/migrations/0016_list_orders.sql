drop index activity_create_time;
--> statement-breakpoint
drop index activity_start_time;
--> statement-breakpoint
drop index activity_type_id;
--> statement-breakpoint
drop index activity_status;
--> statement-breakpoint
create index activity_create_time_order on activity (create_time nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_title_order on activity (title collate "C" nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_status_order on activity (status collate "C" nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_start_time_order on activity (start_time nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_end_time_order on activity (end_time nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_quota_order on activity (quota nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_signed_count_order on activity (signed_count nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_update_time_order on activity (update_time nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_type_id_order on activity (type_id collate "C" nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_type_sort_order on activity_type (sort nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_type_name_order on activity_type (name collate "C" nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_type_code_order on activity_type (code collate "C" nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_type_status_order on activity_type (status collate "C" nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_type_create_time_order on activity_type (create_time nulls first, id collate "C") where del_flag = 0;
--> statement-breakpoint
create index activity_type_update_time_order on activity_type (update_time nulls first, id collate "C") where del_flag = 0;
