-- What read-only resources read: the columns of a resource over tables that the server writes itself.
alter table sys_data_log add column row_label varchar(200) not null default '';
--> statement-breakpoint
create view log as
select l.id, l.username as create_by, l.create_time, null::varchar(64) as update_by, null::timestamp(3) with time zone as update_time,
  1 as version, 0 as del_flag,
  coalesce(u.realname, l.username)::varchar(100) as realname, l.username,
  date_trunc('second', l.create_time at time zone 'Asia/Shanghai')::timestamp(0) as "time",
  l.log_type::varchar(64) as log_type, l.event::varchar(64) as event,
  (case when l.log_type = 2 then coalesce(l.outcome, 'done')
    when l.event like '%.refused' or l.event in ('login.frozen', 'login.throttled') then 'refused' else 'done' end)::varchar(64) as outcome,
  l.row_ids, l.ip, l.cost_time, l.times, (l.method || ' ' || l.path)::varchar(311) as path, l.user_agent, l.request_id,
  l.log_content::varchar(10000) as content
from sys_log l left join sys_user u on u.id = l.userid;
--> statement-breakpoint
create view data_log as
select l.id, l."by" as create_by, l."at" as create_time, null::varchar(64) as update_by, null::timestamp(3) with time zone as update_time,
  1 as version, 0 as del_flag, l.tenant_id, ''::varchar(64) as sys_org_code,
  l.row_label as record_name, l.resource as data_table, l.action, l.version as data_version,
  coalesce(u.realname, l."by")::varchar(100) as realname, l."by" as username,
  date_trunc('second', l."at" at time zone 'Asia/Shanghai')::timestamp(0) as "time", l.row_id as data_id
from sys_data_log l left join sys_user u on u.username = l."by" and u.del_flag = 0;
--> statement-breakpoint
create index sys_log_order on sys_log (create_time nulls first, id collate "C");
--> statement-breakpoint
create index sys_data_log_order on sys_data_log (tenant_id, "at" nulls first, id collate "C");
--> statement-breakpoint
drop index sys_data_log_at;
--> statement-breakpoint
drop index sys_log_type_time;
