-- What the dashboards count, answered from an index alone: the log by time, and the rows of resources by what they are grouped by.
create index sys_log_figures on sys_log (create_time) include (log_type, event, outcome, times, ip, cost_time);
--> statement-breakpoint
drop index sys_log_create_time;
--> statement-breakpoint
create index retiree_figures on retiree (tenant_id, status, district_code, health_status, cert_status, birthday) where del_flag = 0;
--> statement-breakpoint
create index certification_figures on certification (tenant_id, apply_time) include (status) where del_flag = 0;
--> statement-breakpoint
create index activity_figures on activity (tenant_id, start_time) where del_flag = 0;
--> statement-breakpoint
create index activity_sign_up_figures on activity_sign_up (activity_id) include (tenant_id, status) where del_flag = 0;
--> statement-breakpoint
create index activity_sign_up_waiting on activity_sign_up (tenant_id, status, create_time) where del_flag = 0;
--> statement-breakpoint
create index shop_order_figures on shop_order (tenant_id, create_time) include (status, total_price) where del_flag = 0;
