CREATE TABLE "activity_sign_up" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"activity_id" varchar(36) NOT NULL,
	"name" varchar(30) NOT NULL,
	"phone" varchar(11) NOT NULL,
	"status" varchar(64) NOT NULL,
	"check_in_time" timestamp(0),
	"reason" varchar(200),
	"remark" varchar(200)
);
--> statement-breakpoint
ALTER TABLE "activity_sign_up" ADD CONSTRAINT "activity_sign_up_activity_id_reference" FOREIGN KEY ("activity_id") REFERENCES "activity"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "activity_sign_up_create_time_order" ON "activity_sign_up" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "activity_sign_up_name_order" ON "activity_sign_up" USING btree ("tenant_id","name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "activity_sign_up_check_in_time_order" ON "activity_sign_up" USING btree ("tenant_id","check_in_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "activity_sign_up_update_time_order" ON "activity_sign_up" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "activity_sign_up_activity_id_order" ON "activity_sign_up" USING btree ("tenant_id","activity_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "activity_sign_up_phone_order" ON "activity_sign_up" USING btree ("tenant_id","phone" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "activity_sign_up_status_order" ON "activity_sign_up" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
