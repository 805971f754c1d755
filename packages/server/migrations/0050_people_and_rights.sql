CREATE TABLE "sys_user_agent" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"agent_id" varchar(36) NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0) NOT NULL,
	"status" varchar(64) NOT NULL,
	"note" varchar(200) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sys_login_throttle" ADD COLUMN "name_hash" varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_user" ADD COLUMN "last_sign_in" timestamp(0);
--> statement-breakpoint
ALTER TABLE "sys_user_agent" ADD CONSTRAINT "sys_user_agent_user_id_reference" FOREIGN KEY ("user_id") REFERENCES "sys_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sys_user_agent" ADD CONSTRAINT "sys_user_agent_agent_id_reference" FOREIGN KEY ("agent_id") REFERENCES "sys_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sys_user_agent_start_time_order" ON "sys_user_agent" USING btree ("start_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_agent_end_time_order" ON "sys_user_agent" USING btree ("end_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_agent_create_time_order" ON "sys_user_agent" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_agent_update_time_order" ON "sys_user_agent" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_agent_user_id_order" ON "sys_user_agent" USING btree ("user_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_agent_agent_id_order" ON "sys_user_agent" USING btree ("agent_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_agent_status_order" ON "sys_user_agent" USING btree ("status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
ALTER TABLE "sys_depart_role" ADD CONSTRAINT "sys_depart_role_depart_id_reference" FOREIGN KEY ("depart_id") REFERENCES "sys_depart"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_role_role_code_unique" ON "sys_depart_role" USING btree ("depart_id","role_code") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_role_role_code_order" ON "sys_depart_role" USING btree ("role_code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_role_role_name_order" ON "sys_depart_role" USING btree ("role_name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_role_create_time_order" ON "sys_depart_role" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_role_update_time_order" ON "sys_depart_role" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_role_depart_id_order" ON "sys_depart_role" USING btree ("depart_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_role_role_name_bigrams" ON "sys_depart_role" USING gin (text_bigrams(lower("role_name" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_depart_role_role_code_bigrams" ON "sys_depart_role" USING gin (text_bigrams(lower("role_code" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_login_throttle_name_hash" ON "sys_login_throttle" USING btree ("name_hash");
--> statement-breakpoint
CREATE INDEX "sys_user_last_sign_in_order" ON "sys_user" USING btree ("last_sign_in" nulls first,"id" collate "C") WHERE del_flag = 0;
