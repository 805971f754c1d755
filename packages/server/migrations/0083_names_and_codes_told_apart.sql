-- Names by which people choose, and codes, that differed by case, width or spaces alone looked like each other. The one that was there first keeps
-- its own; of the others, names get something behind them that tells them apart, and codes eight characters of their identifier.
DROP INDEX "activity_type_name_unique";
--> statement-breakpoint
DROP INDEX "activity_type_code_unique";
--> statement-breakpoint
DROP INDEX "news_type_code_unique";
--> statement-breakpoint
DROP INDEX "enterprise_name_unique";
--> statement-breakpoint
DROP INDEX "topic_name_unique";
--> statement-breakpoint
DROP INDEX "sys_user_work_no_unique";
--> statement-breakpoint
DROP INDEX "position_code_unique";
--> statement-breakpoint
DROP INDEX "message_template_template_code_unique";
--> statement-breakpoint
DROP INDEX "sys_check_rule_rule_code_unique";
--> statement-breakpoint
DROP INDEX "sys_fill_rule_rule_code_unique";
--> statement-breakpoint
DROP INDEX "sys_data_source_code_unique";
--> statement-breakpoint
UPDATE "activity_type" AS later SET "name" = later."name" || '（' || later."code" || '）', "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY replace(lower(normalize("name", NFKC) collate "C"), ' ', '') ORDER BY "create_time", "id") AS place
  FROM "activity_type" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "enterprise" AS later SET "name" = later."name" || '（' || later."credit_code" || '）', "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "tenant_id", replace(lower(normalize("name", NFKC) collate "C"), ' ', '') ORDER BY "create_time", "id") AS place
  FROM "enterprise" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "topic" AS later SET "name" = later."name" || '（' || left(md5(later."id"), 8) || '）', "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "tenant_id", replace(lower(normalize("name", NFKC) collate "C"), ' ', '') ORDER BY "create_time", "id") AS place
  FROM "topic" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "activity_type" AS later SET "code" = left(later."code", 12) || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY lower("code" collate "C") ORDER BY "create_time", "id") AS place
  FROM "activity_type" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "position" AS later SET "code" = left(later."code", 12) || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY lower("code" collate "C") ORDER BY "create_time", "id") AS place
  FROM "position" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "message_template" AS later SET "template_code" = left(later."template_code", 12) || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY lower("template_code" collate "C") ORDER BY "create_time", "id") AS place
  FROM "message_template" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_user" AS later SET "work_no" = left(later."work_no", 12) || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY lower("work_no" collate "C") ORDER BY "create_time", "id") AS place
  FROM "sys_user" WHERE "del_flag" = 0 AND "work_no" IS NOT NULL
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "news_type" AS later SET "code" = left(later."code", 21) || '_' || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "tenant_id", lower("code" collate "C") ORDER BY "create_time", "id") AS place
  FROM "news_type" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_check_rule" AS later SET "rule_code" = left(later."rule_code", 55) || '_' || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY lower("rule_code" collate "C") ORDER BY "create_time", "id") AS place
  FROM "sys_check_rule" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_fill_rule" AS later SET "rule_code" = left(later."rule_code", 55) || '_' || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY lower("rule_code" collate "C") ORDER BY "create_time", "id") AS place
  FROM "sys_fill_rule" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_data_source" AS later SET "code" = left(later."code", 55) || '_' || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY lower("code" collate "C") ORDER BY "create_time", "id") AS place
  FROM "sys_data_source" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "activity_type_name_unique" ON "activity_type" USING btree (replace(lower(normalize("name", NFKC) collate "C"), ' ', '')) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "activity_type_code_unique" ON "activity_type" USING btree (lower("code" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "news_type_code_unique" ON "news_type" USING btree ("tenant_id",lower("code" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_name_unique" ON "enterprise" USING btree ("tenant_id",replace(lower(normalize("name", NFKC) collate "C"), ' ', '')) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "topic_name_unique" ON "topic" USING btree ("tenant_id",replace(lower(normalize("name", NFKC) collate "C"), ' ', '')) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_work_no_unique" ON "sys_user" USING btree (lower("work_no" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "position_code_unique" ON "position" USING btree (lower("code" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "message_template_template_code_unique" ON "message_template" USING btree (lower("template_code" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_check_rule_rule_code_unique" ON "sys_check_rule" USING btree (lower("rule_code" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_fill_rule_rule_code_unique" ON "sys_fill_rule" USING btree (lower("rule_code" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_data_source_code_unique" ON "sys_data_source" USING btree (lower("code" collate "C")) WHERE del_flag = 0;
