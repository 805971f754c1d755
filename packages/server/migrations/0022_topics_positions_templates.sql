CREATE TABLE "topic" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"name" varchar(50) NOT NULL,
	"status" varchar(64) NOT NULL,
	"description" varchar(500),
	"post_count" integer,
	"follow_count" integer,
	"is_hot" varchar(1) NOT NULL,
	"sort" integer NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0)
);
--> statement-breakpoint
CREATE TABLE "position" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"code" varchar(30) NOT NULL,
	"name" varchar(50) NOT NULL,
	"post_rank" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_template" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"template_code" varchar(32) NOT NULL,
	"template_name" varchar(50) NOT NULL,
	"template_type" varchar(64) NOT NULL,
	"template_content" varchar(2000) NOT NULL,
	"template_test_json" varchar(2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "topic_name_unique" ON "topic" USING btree ("tenant_id","name") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "topic_sort_order" ON "topic" USING btree ("tenant_id","sort" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "topic_name_order" ON "topic" USING btree ("tenant_id","name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "topic_status_order" ON "topic" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "topic_post_count_order" ON "topic" USING btree ("tenant_id","post_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "topic_follow_count_order" ON "topic" USING btree ("tenant_id","follow_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "topic_start_time_order" ON "topic" USING btree ("tenant_id","start_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "topic_end_time_order" ON "topic" USING btree ("tenant_id","end_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "topic_create_time_order" ON "topic" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "topic_update_time_order" ON "topic" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "topic_is_hot_order" ON "topic" USING btree ("tenant_id","is_hot" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "position_code_unique" ON "position" USING btree ("code") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "position_code_order" ON "position" USING btree ("code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "position_name_order" ON "position" USING btree ("name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "position_post_rank_order" ON "position" USING btree ("post_rank" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "position_create_time_order" ON "position" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "position_update_time_order" ON "position" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "message_template_template_code_unique" ON "message_template" USING btree ("template_code") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "message_template_template_code_order" ON "message_template" USING btree ("template_code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "message_template_template_name_order" ON "message_template" USING btree ("template_name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "message_template_template_type_order" ON "message_template" USING btree ("template_type" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "message_template_create_time_order" ON "message_template" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "message_template_update_time_order" ON "message_template" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
