-- Codes that differ in the case of their letters alone looked like each other. The one that was there first, and that of the platform's
-- administrators, keeps its code; each later one gets an underscore and eight characters behind it.
DROP INDEX "sys_role_role_code_unique";
--> statement-breakpoint
DROP INDEX "sys_permission_perms_unique";
--> statement-breakpoint
DROP INDEX "sys_depart_role_role_code_unique";
--> statement-breakpoint
DROP INDEX "sys_dict_dict_code_unique";
--> statement-breakpoint
UPDATE "sys_role" AS later SET "role_code" = left(later."role_code", 55) || '_' || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY lower("role_code" collate "C") ORDER BY "role_code" = 'admin' DESC, "create_time", "id") AS place
  FROM "sys_role" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_permission" AS later SET "perms" = left(later."perms", 246) || '_' || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY lower("perms" collate "C") ORDER BY "create_time", "id") AS place
  FROM "sys_permission" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_depart_role" AS later SET "role_code" = left(later."role_code", 55) || '_' || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "depart_id", lower("role_code" collate "C") ORDER BY "create_time", "id") AS place
  FROM "sys_depart_role" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_dict" AS later SET "dict_code" = left(later."dict_code", 55) || '_' || left(md5(later."id"), 8), "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY lower("dict_code" collate "C") ORDER BY "create_time", "id") AS place
  FROM "sys_dict" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_role_role_code_unique" ON "sys_role" USING btree (lower("role_code" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_permission_perms_unique" ON "sys_permission" USING btree (lower("perms" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_role_role_code_unique" ON "sys_depart_role" USING btree ("depart_id",lower("role_code" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_dict_dict_code_unique" ON "sys_dict" USING btree (lower("dict_code" collate "C")) WHERE del_flag = 0;
