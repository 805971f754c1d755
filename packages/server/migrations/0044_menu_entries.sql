CREATE TABLE "sys_permission_seed" (
	"permission_id" varchar(36) PRIMARY KEY NOT NULL,
	"state_hash" varchar(64) NOT NULL
);
--> statement-breakpoint
INSERT INTO "sys_permission_seed" ("permission_id", "state_hash") SELECT "id", "seeded_hash" FROM "sys_permission" WHERE "seeded_hash" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "menu_type" SET DATA TYPE varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "icon" SET DATA TYPE varchar(200);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "sort_no" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "is_route" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "is_route" SET DATA TYPE varchar(1) USING case when "is_route" then 'Y' else 'N' end;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "keep_alive" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "keep_alive" SET DATA TYPE varchar(1) USING case when "keep_alive" then 'Y' else 'N' end;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "hidden" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "hidden" SET DATA TYPE varchar(1) USING case when "hidden" then 'Y' else 'N' end;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "always_show" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "always_show" SET DATA TYPE varchar(1) USING case when "always_show" then 'Y' else 'N' end;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "internal_or_external" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "internal_or_external" SET DATA TYPE varchar(1) USING case when "internal_or_external" then 'Y' else 'N' end;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "perms_type" SET DATA TYPE varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "perms_type" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "perms_type" DROP NOT NULL;
--> statement-breakpoint
-- Entries have no such setting.
UPDATE "sys_permission" SET "perms_type" = NULL WHERE "menu_type" <> '2';
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "status" SET DATA TYPE varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "status" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_permission_data_rule" ALTER COLUMN "rule_condition" SET DATA TYPE text USING "rule_condition"::text;
--> statement-breakpoint
ALTER TABLE "sys_permission_data_rule" ALTER COLUMN "status" SET DATA TYPE varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_permission_data_rule" ALTER COLUMN "status" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_permission" ADD CONSTRAINT "sys_permission_parent_id_reference" FOREIGN KEY ("parent_id") REFERENCES "sys_permission"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_permission_perms_unique" ON "sys_permission" USING btree ("perms") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_sort_no_order" ON "sys_permission" USING btree ("sort_no" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_name_order" ON "sys_permission" USING btree ("name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_create_time_order" ON "sys_permission" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_update_time_order" ON "sys_permission" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_menu_type_order" ON "sys_permission" USING btree ("menu_type" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_parent_id_order" ON "sys_permission" USING btree ("parent_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_status_order" ON "sys_permission" USING btree ("status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_name_bigrams" ON "sys_permission" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_permission_url_bigrams" ON "sys_permission" USING gin (text_bigrams(lower("url" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_permission_perms_bigrams" ON "sys_permission" USING gin (text_bigrams(lower("perms" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_permission_data_rule_create_time_order" ON "sys_permission_data_rule" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_data_rule_rule_name_order" ON "sys_permission_data_rule" USING btree ("rule_name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_data_rule_update_time_order" ON "sys_permission_data_rule" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_data_rule_resource_order" ON "sys_permission_data_rule" USING btree ("resource" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_data_rule_status_order" ON "sys_permission_data_rule" USING btree ("status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_permission_data_rule_rule_name_bigrams" ON "sys_permission_data_rule" USING gin (text_bigrams(lower("rule_name" collate "C")));
--> statement-breakpoint
ALTER TABLE "sys_permission" DROP COLUMN "seeded_hash";
