ALTER TABLE "sys_category" ALTER COLUMN "pid" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_category" ALTER COLUMN "pid" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "sys_category" ALTER COLUMN "code" DROP NOT NULL;
--> statement-breakpoint
update sys_category set pid = null where pid not in (select id from sys_category);
--> statement-breakpoint
drop index sys_category_pid;
--> statement-breakpoint
ALTER TABLE "sys_category" ADD CONSTRAINT "sys_category_pid_reference" FOREIGN KEY ("pid") REFERENCES "sys_category"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER INDEX "sys_category_code" RENAME TO "sys_category_code_unique";
--> statement-breakpoint
CREATE INDEX "sys_category_code_order" ON "sys_category" USING btree ("tenant_id","code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_category_name_order" ON "sys_category" USING btree ("tenant_id","name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_category_create_time_order" ON "sys_category" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_category_update_time_order" ON "sys_category" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_category_pid_order" ON "sys_category" USING btree ("tenant_id","pid" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_category_name_bigrams" ON "sys_category" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_category_code_bigrams" ON "sys_category" USING gin (text_bigrams(lower("code" collate "C")));
