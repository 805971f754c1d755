-- Departments and categories of one parent, and roles, whose names differed by case, width or spaces alone looked like each other: each later
-- one has its code behind its name.
UPDATE "sys_depart" AS later SET "depart_name" = later."depart_name" || '（' || later."org_code" || '）', "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY coalesce("parent_id", ''), replace(lower(normalize("depart_name", NFKC) collate "C"), ' ', '') ORDER BY "create_time", "id") AS place
  FROM "sys_depart" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_category" AS later SET "name" = later."name" || '（' || coalesce(later."code", left(md5(later."id"), 8)) || '）', "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "tenant_id", coalesce("pid", ''), replace(lower(normalize("name", NFKC) collate "C"), ' ', '') ORDER BY "create_time", "id") AS place
  FROM "sys_category" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_role" AS later SET "role_name" = later."role_name" || '（' || later."role_code" || '）', "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY replace(lower(normalize("role_name", NFKC) collate "C"), ' ', '') ORDER BY "create_time", "id") AS place
  FROM "sys_role" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_depart_role" AS later SET "role_name" = later."role_name" || '（' || later."role_code" || '）', "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "depart_id", replace(lower(normalize("role_name", NFKC) collate "C"), ' ', '') ORDER BY "create_time", "id") AS place
  FROM "sys_depart_role" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
DROP INDEX "sys_role_role_name_unique";
--> statement-breakpoint
DROP INDEX "sys_depart_depart_name_unique";
--> statement-breakpoint
DROP INDEX "sys_depart_role_role_name_unique";
--> statement-breakpoint
DROP INDEX "sys_category_name_unique";
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_role_role_name_unique" ON "sys_role" USING btree (replace(lower(normalize("role_name", NFKC) collate "C"), ' ', '')) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_depart_name_unique" ON "sys_depart" USING btree (coalesce("parent_id", ''),replace(lower(normalize("depart_name", NFKC) collate "C"), ' ', '')) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_role_role_name_unique" ON "sys_depart_role" USING btree ("depart_id",replace(lower(normalize("role_name", NFKC) collate "C"), ' ', '')) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_category_name_unique" ON "sys_category" USING btree ("tenant_id",coalesce("pid", ''),replace(lower(normalize("name", NFKC) collate "C"), ' ', '')) WHERE del_flag = 0;
