CREATE TABLE "sys_user_position" (
	"user_id" varchar(36) NOT NULL,
	"position_id" varchar(36) NOT NULL,
	CONSTRAINT "sys_user_position_user_id_position_id_pk" PRIMARY KEY("user_id","position_id")
);
--> statement-breakpoint
ALTER TABLE "sys_depart" ALTER COLUMN "depart_order" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_depart" ALTER COLUMN "org_category" SET DATA TYPE varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_depart" ALTER COLUMN "status" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_depart" ALTER COLUMN "status" SET DATA TYPE varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_user" ALTER COLUMN "avatar" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "sys_user" ALTER COLUMN "sex" SET DATA TYPE varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_user" ALTER COLUMN "status" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_user" ALTER COLUMN "status" SET DATA TYPE varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_user" RENAME COLUMN "password_hash" TO "password";
--> statement-breakpoint
ALTER TABLE "sys_depart" ADD COLUMN "fax" varchar(32);
--> statement-breakpoint
ALTER TABLE "sys_user" ADD COLUMN "telephone" varchar(32);
--> statement-breakpoint
ALTER TABLE "sys_depart" ADD CONSTRAINT "sys_depart_parent_id_reference" FOREIGN KEY ("parent_id") REFERENCES "sys_depart"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sys_depart_depart_order_order" ON "sys_depart" USING btree ("depart_order" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_depart_name_order" ON "sys_depart" USING btree ("depart_name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_org_code_order" ON "sys_depart" USING btree ("org_code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_create_time_order" ON "sys_depart" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_update_time_order" ON "sys_depart" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_parent_id_order" ON "sys_depart" USING btree ("parent_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_org_category_order" ON "sys_depart" USING btree ("org_category" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_depart_name_bigrams" ON "sys_depart" USING gin (text_bigrams(lower("depart_name" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_role_role_code_order" ON "sys_role" USING btree ("role_code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_role_role_name_order" ON "sys_role" USING btree ("role_name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_role_create_time_order" ON "sys_role" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_role_update_time_order" ON "sys_role" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_role_role_name_bigrams" ON "sys_role" USING gin (text_bigrams(lower("role_name" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_role_role_code_bigrams" ON "sys_role" USING gin (text_bigrams(lower("role_code" collate "C")));
--> statement-breakpoint
DROP INDEX "sys_user_username_unique";
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_username_unique" ON "sys_user" USING btree ("username") WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_work_no_unique" ON "sys_user" USING btree ("work_no") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_create_time_order" ON "sys_user" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_username_order" ON "sys_user" USING btree ("username" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_realname_order" ON "sys_user" USING btree ("realname" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_work_no_order" ON "sys_user" USING btree ("work_no" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_update_time_order" ON "sys_user" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_phone_order" ON "sys_user" USING btree ("phone" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_status_order" ON "sys_user" USING btree ("status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_username_bigrams" ON "sys_user" USING gin (text_bigrams(lower("username" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_user_realname_bigrams" ON "sys_user" USING gin (text_bigrams(lower("realname" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_user_work_no_bigrams" ON "sys_user" USING gin (text_bigrams(lower("work_no" collate "C")));
