CREATE TABLE "sys_job_run" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"job_id" varchar(36) NOT NULL,
	"planned_at" timestamp(3) with time zone NOT NULL,
	"cause" varchar(16) NOT NULL,
	"by" varchar(64),
	"status" varchar(16) NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"abandoned" integer DEFAULT 0 NOT NULL,
	"worker" varchar(64),
	"lease_until" timestamp(3) with time zone,
	"stop_asked" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"done" integer,
	"total" integer,
	"message" varchar(500),
	"error_id" varchar(36),
	"parameter" text
);
--> statement-breakpoint
CREATE TABLE "sys_job_runner" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_quartz_job" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"job_class_name" varchar(64) NOT NULL,
	"title" varchar(800) NOT NULL,
	"handler" varchar(64) NOT NULL,
	"parameter" text,
	"description" varchar(2040),
	"cron_expression" varchar(200) NOT NULL,
	"zone" varchar(512) NOT NULL,
	"missed" varchar(64) NOT NULL,
	"overlap" varchar(64) NOT NULL,
	"minutes" integer NOT NULL,
	"retries" integer NOT NULL,
	"alert_after" integer NOT NULL,
	"alert_role" varchar(36),
	"status" varchar(64) NOT NULL,
	"next_fire_time" timestamp(0),
	"last_run_time" timestamp(0),
	"last_status" varchar(64),
	"failures" integer
);
--> statement-breakpoint
ALTER TABLE "sys_quartz_job" ADD CONSTRAINT "sys_quartz_job_alert_role_reference" FOREIGN KEY ("alert_role") REFERENCES "sys_role"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_job_run_fire" ON "sys_job_run" USING btree ("job_id","planned_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_job_run_running" ON "sys_job_run" USING btree ("job_id") WHERE status = 'running';
--> statement-breakpoint
CREATE INDEX "sys_job_run_lease" ON "sys_job_run" USING btree ("status","lease_until");
--> statement-breakpoint
CREATE INDEX "sys_job_run_waiting" ON "sys_job_run" USING btree ("due_at") WHERE status = 'waiting';
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_quartz_job_job_class_name_unique" ON "sys_quartz_job" USING btree ("job_class_name") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_quartz_job_create_time_order" ON "sys_quartz_job" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_quartz_job_job_class_name_order" ON "sys_quartz_job" USING btree ("job_class_name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_quartz_job_status_order" ON "sys_quartz_job" USING btree ("status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_quartz_job_next_fire_time_order" ON "sys_quartz_job" USING btree ("next_fire_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_quartz_job_last_run_time_order" ON "sys_quartz_job" USING btree ("last_run_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_quartz_job_update_time_order" ON "sys_quartz_job" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_quartz_job_handler_order" ON "sys_quartz_job" USING btree ("handler" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_quartz_job_last_status_order" ON "sys_quartz_job" USING btree ("last_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_quartz_job_job_class_name_bigrams" ON "sys_quartz_job" USING gin (text_bigrams(lower(normalize("job_class_name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_quartz_job_title_bigrams" ON "sys_quartz_job" USING gin (text_bigrams(lower(normalize("title", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
create index sys_job_run_order on sys_job_run (planned_at nulls first, id collate "C");
--> statement-breakpoint
create view job_run as
select r.id, coalesce(r."by", 'system') as create_by, r.planned_at as create_time, null::varchar(64) as update_by,
  null::timestamp(3) with time zone as update_time, 1 as version, 0 as del_flag,
  r.job_id, date_trunc('second', r.planned_at at time zone 'Asia/Shanghai')::timestamp(0) as planned_time,
  r.status::varchar(64) as status, r.cause::varchar(64) as cause,
  date_trunc('second', r.started_at at time zone 'Asia/Shanghai')::timestamp(0) as start_time,
  date_trunc('second', r.ended_at at time zone 'Asia/Shanghai')::timestamp(0) as end_time,
  (extract(epoch from r.ended_at - r.started_at) * 1000)::integer as milliseconds,
  r.done, r.total as expected, r.message, r.attempt, r.parameter, r.worker, r."by", r.error_id
from sys_job_run r;
