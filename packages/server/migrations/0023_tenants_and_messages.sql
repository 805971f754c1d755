CREATE TABLE "tenant" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"name" varchar(100) NOT NULL,
	"number" integer NOT NULL,
	"begin_date" date,
	"end_date" date,
	"status" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"es_title" varchar(100) NOT NULL,
	"es_type" varchar(64) NOT NULL,
	"es_receiver" varchar(200) NOT NULL,
	"es_content" varchar(4000) NOT NULL,
	"es_param" varchar(2000),
	"es_send_time" timestamp(0),
	"es_send_status" varchar(64) NOT NULL,
	"es_send_num" integer,
	"es_result" varchar(64),
	"remark" varchar(200)
);
--> statement-breakpoint
ALTER TABLE "sys_sms_outbox" ALTER COLUMN "content" SET DATA TYPE varchar(4000);
--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_number_unique" ON "tenant" USING btree ("number") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "tenant_number_order" ON "tenant" USING btree ("number" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "tenant_name_order" ON "tenant" USING btree ("name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "tenant_begin_date_order" ON "tenant" USING btree ("begin_date" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "tenant_end_date_order" ON "tenant" USING btree ("end_date" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "tenant_create_time_order" ON "tenant" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "tenant_update_time_order" ON "tenant" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "tenant_status_order" ON "tenant" USING btree ("status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "message_create_time_order" ON "message" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "message_update_time_order" ON "message" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "message_es_type_order" ON "message" USING btree ("tenant_id","es_type" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "message_es_send_time_order" ON "message" USING btree ("tenant_id","es_send_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "message_es_send_status_order" ON "message" USING btree ("tenant_id","es_send_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;

--> statement-breakpoint
insert into tenant (id, create_by, create_time, update_by, update_time, version, del_flag, name, number, status)
select 'tenant-' || id, create_by, create_time, update_by, update_time, version, del_flag, name, id, status::varchar from sys_tenant;
--> statement-breakpoint
drop table sys_tenant cascade;
