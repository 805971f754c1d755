ALTER TABLE "sys_log" ADD COLUMN "tenant_id" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "sys_log" ADD COLUMN "object_resource" varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_log" ADD COLUMN "object_id" varchar(36);
--> statement-breakpoint
ALTER TABLE "sys_log" ADD COLUMN "object_name" varchar(200);
--> statement-breakpoint
-- Older entries are those of the one tenant that their person works for; others are the platform's.
UPDATE sys_log SET tenant_id = one.tenant_id
FROM (SELECT user_id, min(tenant_id) AS tenant_id FROM sys_user_tenant GROUP BY user_id HAVING count(*) = 1) AS one
WHERE sys_log.userid = one.user_id;
--> statement-breakpoint
CREATE INDEX sys_log_tenant_order ON sys_log (tenant_id, create_time NULLS FIRST, id COLLATE "C");
--> statement-breakpoint
DROP VIEW log;
--> statement-breakpoint
CREATE VIEW log AS
SELECT l.id, l.username AS create_by, l.create_time, null::varchar(64) AS update_by, null::timestamp(3) with time zone AS update_time,
  1 AS version, 0 AS del_flag,
  coalesce(u.realname, l.username)::varchar(100) AS realname, l.username,
  date_trunc('second', l.create_time AT TIME ZONE 'Asia/Shanghai')::timestamp(0) AS "time",
  l.log_type::varchar(64) AS log_type, l.event::varchar(64) AS event,
  (CASE WHEN l.log_type = 2 THEN coalesce(l.outcome, 'done')
    WHEN l.event LIKE '%.refused' OR l.event IN ('login.frozen', 'login.throttled') THEN 'refused' ELSE 'done' END)::varchar(64) AS outcome,
  l.object_name, l.object_resource AS object_kind, l.object_id, l.tenant_id AS tenant_number,
  l.row_ids, l.ip, l.cost_time, l.times, (l.method || ' ' || l.path)::varchar(311) AS path, l.user_agent, l.request_id,
  l.log_content::varchar(10000) AS content
FROM sys_log l LEFT JOIN sys_user u ON u.id = l.userid;
