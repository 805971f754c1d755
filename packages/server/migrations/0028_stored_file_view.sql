-- Earlier files were sent before the server kept tenants apart; they belong to the platform.
alter table "sys_file" add column if not exists "tenant_id" integer default 0 not null;
--> statement-breakpoint
alter table "sys_file" add column "update_by" varchar(64);
--> statement-breakpoint
alter table "sys_file" add column "update_time" timestamp(3) with time zone;
--> statement-breakpoint
alter table "sys_file" add column "version" integer default 1 not null;
--> statement-breakpoint
alter table "sys_file" add column "del_flag" integer default 0 not null;
--> statement-breakpoint
-- What the page of stored files reads. It has one table in `from`, so that rows can be locked and deleted through it.
create view stored_file as
select f.id, (select u.username from sys_user u where u.id = f.user_id) as create_by, f.create_time, f.update_by, f.update_time,
  f.version, f.del_flag, f.tenant_id, ''::varchar(64) as sys_org_code,
  f.file_name, f.folder || '/' || f.id || '/' || f.file_name as file,
  (case when f.media_type like 'image/%' then 'picture' when f.media_type like 'video/%' then 'video'
    when f.media_type like 'audio/%' then 'audio'
    when f.media_type in ('application/zip', 'application/vnd.rar', 'application/x-7z-compressed') then 'archive'
    else 'document' end)::varchar(64) as file_kind,
  ((f.size + 1023) / 1024)::integer as kilobytes,
  (select u.realname from sys_user u where u.id = f.user_id)::varchar(100) as realname,
  (select u.username from sys_user u where u.id = f.user_id)::varchar(64) as username,
  date_trunc('second', f.create_time at time zone 'Asia/Shanghai')::timestamp(0) as "time"
from sys_file f;
--> statement-breakpoint
create index sys_file_order on sys_file (tenant_id, create_time nulls first, id collate "C") where del_flag = 0;
