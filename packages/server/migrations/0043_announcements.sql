CREATE TABLE "sys_announcement_depart" (
	"announcement_id" varchar(36) NOT NULL,
	"depart_id" varchar(36) NOT NULL,
	CONSTRAINT "sys_announcement_depart_announcement_id_depart_id_pk" PRIMARY KEY("announcement_id","depart_id")
);
--> statement-breakpoint
CREATE TABLE "sys_announcement_read" (
	"user_id" varchar(36) NOT NULL,
	"announcement_id" varchar(36) NOT NULL,
	"read_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sys_announcement_read_user_id_announcement_id_pk" PRIMARY KEY("user_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "sys_announcement_role" (
	"announcement_id" varchar(36) NOT NULL,
	"role_id" varchar(36) NOT NULL,
	CONSTRAINT "sys_announcement_role_announcement_id_role_id_pk" PRIMARY KEY("announcement_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "sys_announcement_user" (
	"announcement_id" varchar(36) NOT NULL,
	"user_id" varchar(36) NOT NULL,
	CONSTRAINT "sys_announcement_user_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "sys_announcement" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"titile" varchar(100) NOT NULL,
	"msg_category" varchar(64) NOT NULL,
	"priority" varchar(64) NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"msg_type" varchar(64) NOT NULL,
	"msg_abstract" varchar(300) NOT NULL,
	"msg_content" text,
	"files" text,
	"send_status" varchar(64) NOT NULL,
	"sender" varchar(64),
	"send_time" timestamp(0),
	"cancel_time" timestamp(0)
);
--> statement-breakpoint
CREATE INDEX "sys_announcement_create_time_order" ON "sys_announcement" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_announcement_titile_order" ON "sys_announcement" USING btree ("tenant_id","titile" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_announcement_send_time_order" ON "sys_announcement" USING btree ("tenant_id","send_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_announcement_update_time_order" ON "sys_announcement" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_announcement_msg_category_order" ON "sys_announcement" USING btree ("tenant_id","msg_category" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_announcement_priority_order" ON "sys_announcement" USING btree ("tenant_id","priority" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_announcement_msg_type_order" ON "sys_announcement" USING btree ("tenant_id","msg_type" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_announcement_send_status_order" ON "sys_announcement" USING btree ("tenant_id","send_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_announcement_titile_bigrams" ON "sys_announcement" USING gin (text_bigrams(lower("titile" collate "C")));
