-- Accounts and addresses that differ in the case of their letters alone are one from now on. Which of two is meant nobody but an administrator
-- knows, and a new name would keep its owner out: this version does not start over them.
DO $$
DECLARE found text;
BEGIN
  SELECT string_agg(names, '; ') INTO found FROM (
    SELECT string_agg("username", ' = ' ORDER BY "create_time", "id") AS names FROM "sys_user" WHERE "del_flag" = 0
    GROUP BY lower("username" collate "C") HAVING count(*) > 1
    UNION ALL
    SELECT string_agg("username" || ' <' || "email" || '>', ' = ' ORDER BY "create_time", "id") FROM "sys_user" WHERE "del_flag" = 0 AND "email" IS NOT NULL
    GROUP BY lower("email" collate "C") HAVING count(*) > 1
    LIMIT 20
  ) AS same;
  IF found IS NOT NULL THEN
    RAISE EXCEPTION '%', '以下账号或邮箱只有大小写不同，新版本中视为相同：' || found || '。请用原来的版本启动，删除多余的账号或改掉邮箱，再升级。'
      || ' / These accounts or email addresses differ in the case of their letters alone, and are the same from this version on: ' || found
      || '. Start the version before, delete the accounts that are not needed or change the addresses, and upgrade again.';
  END IF;
END $$;
--> statement-breakpoint
DROP INDEX "activity_title_bigrams";
--> statement-breakpoint
DROP INDEX "activity_sign_up_name_bigrams";
--> statement-breakpoint
DROP INDEX "activity_type_name_bigrams";
--> statement-breakpoint
DROP INDEX "activity_type_code_bigrams";
--> statement-breakpoint
DROP INDEX "curriculum_type_name_bigrams";
--> statement-breakpoint
DROP INDEX "curriculum_title_bigrams";
--> statement-breakpoint
DROP INDEX "curriculum_teacher_bigrams";
--> statement-breakpoint
DROP INDEX "news_type_name_bigrams";
--> statement-breakpoint
DROP INDEX "news_type_code_bigrams";
--> statement-breakpoint
DROP INDEX "news_title_bigrams";
--> statement-breakpoint
DROP INDEX "policy_title_bigrams";
--> statement-breakpoint
DROP INDEX "policy_doc_no_bigrams";
--> statement-breakpoint
DROP INDEX "enterprise_name_bigrams";
--> statement-breakpoint
DROP INDEX "retiree_name_bigrams";
--> statement-breakpoint
DROP INDEX "retiree_community_bigrams";
--> statement-breakpoint
DROP INDEX "family_member_name_bigrams";
--> statement-breakpoint
DROP INDEX "certification_apply_no_bigrams";
--> statement-breakpoint
DROP INDEX "match_title_bigrams";
--> statement-breakpoint
DROP INDEX "match_work_title_bigrams";
--> statement-breakpoint
DROP INDEX "match_work_author_name_bigrams";
--> statement-breakpoint
DROP INDEX "retire_goods_name_bigrams";
--> statement-breakpoint
DROP INDEX "shop_order_order_no_bigrams";
--> statement-breakpoint
DROP INDEX "shop_order_receiver_bigrams";
--> statement-breakpoint
DROP INDEX "topic_name_bigrams";
--> statement-breakpoint
DROP INDEX "square_post_summary_bigrams";
--> statement-breakpoint
DROP INDEX "square_post_author_name_bigrams";
--> statement-breakpoint
DROP INDEX "rotation_chart_title_bigrams";
--> statement-breakpoint
DROP INDEX "rotation_chart_shop_title_bigrams";
--> statement-breakpoint
DROP INDEX "sys_announcement_titile_bigrams";
--> statement-breakpoint
DROP INDEX "sys_user_username_unique";
--> statement-breakpoint
DROP INDEX "sys_user_email_unique";
--> statement-breakpoint
DROP INDEX "sys_user_username_bigrams";
--> statement-breakpoint
DROP INDEX "sys_user_realname_bigrams";
--> statement-breakpoint
DROP INDEX "sys_user_work_no_bigrams";
--> statement-breakpoint
DROP INDEX "sys_role_role_name_bigrams";
--> statement-breakpoint
DROP INDEX "sys_role_role_code_bigrams";
--> statement-breakpoint
DROP INDEX "sys_permission_name_bigrams";
--> statement-breakpoint
DROP INDEX "sys_permission_url_bigrams";
--> statement-breakpoint
DROP INDEX "sys_permission_perms_bigrams";
--> statement-breakpoint
DROP INDEX "sys_permission_data_rule_rule_name_bigrams";
--> statement-breakpoint
DROP INDEX "sys_depart_depart_name_bigrams";
--> statement-breakpoint
DROP INDEX "sys_depart_role_role_name_bigrams";
--> statement-breakpoint
DROP INDEX "sys_depart_role_role_code_bigrams";
--> statement-breakpoint
DROP INDEX "position_code_bigrams";
--> statement-breakpoint
DROP INDEX "position_name_bigrams";
--> statement-breakpoint
DROP INDEX "tenant_name_bigrams";
--> statement-breakpoint
DROP INDEX "message_template_template_code_bigrams";
--> statement-breakpoint
DROP INDEX "message_template_template_name_bigrams";
--> statement-breakpoint
DROP INDEX "message_es_title_bigrams";
--> statement-breakpoint
DROP INDEX "message_es_receiver_bigrams";
--> statement-breakpoint
DROP INDEX "sys_dict_dict_name_bigrams";
--> statement-breakpoint
DROP INDEX "sys_dict_dict_code_bigrams";
--> statement-breakpoint
DROP INDEX "sys_dict_item_item_text_bigrams";
--> statement-breakpoint
DROP INDEX "sys_category_name_bigrams";
--> statement-breakpoint
DROP INDEX "sys_category_code_bigrams";
--> statement-breakpoint
DROP INDEX "sys_check_rule_rule_name_bigrams";
--> statement-breakpoint
DROP INDEX "sys_check_rule_rule_code_bigrams";
--> statement-breakpoint
DROP INDEX "sys_fill_rule_rule_name_bigrams";
--> statement-breakpoint
DROP INDEX "sys_fill_rule_rule_code_bigrams";
--> statement-breakpoint
DROP INDEX "sys_data_source_code_bigrams";
--> statement-breakpoint
DROP INDEX "sys_data_source_name_bigrams";
--> statement-breakpoint
DROP INDEX "sys_gateway_route_router_id_bigrams";
--> statement-breakpoint
DROP INDEX "sys_gateway_route_name_bigrams";
--> statement-breakpoint
-- Views read columns that become longer: they are made again behind that.
CREATE TEMPORARY TABLE kept_views ON COMMIT DROP AS
SELECT viewname, definition FROM pg_views WHERE schemaname = current_schema();
--> statement-breakpoint
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT viewname FROM kept_views LOOP
    EXECUTE format('DROP VIEW %I', one.viewname);
  END LOOP;
END $$;
--> statement-breakpoint
-- A text may have as many characters as before, as people count them: one of them is up to eight code points.
ALTER TABLE "activity" ALTER COLUMN "title" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "audit_reason" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "organizer_name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "contact" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "address" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "activity_sign_up" ALTER COLUMN "name" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "activity_sign_up" ALTER COLUMN "reason" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "activity_sign_up" ALTER COLUMN "remark" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "activity_type" ALTER COLUMN "name" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "activity_type" ALTER COLUMN "remark" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "curriculum_type" ALTER COLUMN "name" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "curriculum" ALTER COLUMN "title" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "curriculum" ALTER COLUMN "teacher" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "curriculum" ALTER COLUMN "teacher_intro" SET DATA TYPE varchar(4000);
--> statement-breakpoint
ALTER TABLE "curriculum" ALTER COLUMN "address" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "news_type" ALTER COLUMN "name" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "title" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "source" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "summary" SET DATA TYPE varchar(2400);
--> statement-breakpoint
ALTER TABLE "policy" ALTER COLUMN "title" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "policy" ALTER COLUMN "doc_no" SET DATA TYPE varchar(480);
--> statement-breakpoint
ALTER TABLE "policy" ALTER COLUMN "source" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "enterprise" ALTER COLUMN "name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "enterprise" ALTER COLUMN "legal_person" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "enterprise" ALTER COLUMN "address" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "enterprise" ALTER COLUMN "contact" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "enterprise" ALTER COLUMN "intro" SET DATA TYPE varchar(8000);
--> statement-breakpoint
ALTER TABLE "enterprise" ALTER COLUMN "audit_reason" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "name" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "party_branch" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "post" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "job_title" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "archives_place" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "archives_no" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "street" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "community" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "address" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "health_remark" SET DATA TYPE varchar(4000);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "emergency_name" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "retiree" ALTER COLUMN "remark" SET DATA TYPE varchar(4000);
--> statement-breakpoint
ALTER TABLE "family_member" ALTER COLUMN "name" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "family_member" ALTER COLUMN "workplace" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "certification" ALTER COLUMN "apply_no" SET DATA TYPE varchar(256);
--> statement-breakpoint
ALTER TABLE "certification" ALTER COLUMN "auditor" SET DATA TYPE varchar(512);
--> statement-breakpoint
ALTER TABLE "certification" ALTER COLUMN "reason" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "match" ALTER COLUMN "title" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "match" ALTER COLUMN "organizer" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "match" ALTER COLUMN "sponsor" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "match" ALTER COLUMN "awards" SET DATA TYPE varchar(8000);
--> statement-breakpoint
ALTER TABLE "match_work" ALTER COLUMN "title" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "match_work" ALTER COLUMN "author_name" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "match_work" ALTER COLUMN "description" SET DATA TYPE varchar(8000);
--> statement-breakpoint
ALTER TABLE "match_work" ALTER COLUMN "audit_reason" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "match_work" ALTER COLUMN "award" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "retire_goods" ALTER COLUMN "name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "retire_goods" ALTER COLUMN "brand" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "retire_goods" ALTER COLUMN "spec" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "retire_goods" ALTER COLUMN "unit" SET DATA TYPE varchar(80);
--> statement-breakpoint
ALTER TABLE "retire_goods" ALTER COLUMN "audit_reason" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "order_no" SET DATA TYPE varchar(256);
--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "receiver" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "address" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "deliverer" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "refuse_reason" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "refund_reason" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "deny_reason" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "comment" SET DATA TYPE varchar(4000);
--> statement-breakpoint
ALTER TABLE "shop_order_item" ALTER COLUMN "goods_name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "topic" ALTER COLUMN "name" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "topic" ALTER COLUMN "description" SET DATA TYPE varchar(4000);
--> statement-breakpoint
ALTER TABLE "square_post" ALTER COLUMN "summary" SET DATA TYPE varchar(480);
--> statement-breakpoint
ALTER TABLE "square_post" ALTER COLUMN "author_name" SET DATA TYPE varchar(240);
--> statement-breakpoint
ALTER TABLE "square_post" ALTER COLUMN "place" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "square_post" ALTER COLUMN "audit_reason" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "rotation_chart" ALTER COLUMN "title" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "rotation_chart" ALTER COLUMN "remark" SET DATA TYPE varchar(2400);
--> statement-breakpoint
ALTER TABLE "rotation_chart_shop" ALTER COLUMN "title" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "rotation_chart_shop" ALTER COLUMN "remark" SET DATA TYPE varchar(2400);
--> statement-breakpoint
ALTER TABLE "sys_announcement" ALTER COLUMN "titile" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_announcement" ALTER COLUMN "msg_abstract" SET DATA TYPE varchar(2400);
--> statement-breakpoint
ALTER TABLE "sys_announcement" ALTER COLUMN "sender" SET DATA TYPE varchar(512);
--> statement-breakpoint
ALTER TABLE "sys_user" ALTER COLUMN "realname" SET DATA TYPE varchar(512);
--> statement-breakpoint
ALTER TABLE "sys_user" ALTER COLUMN "org_code" SET DATA TYPE varchar(512);
--> statement-breakpoint
ALTER TABLE "sys_user_agent" ALTER COLUMN "note" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "sys_role" ALTER COLUMN "role_name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_role" ALTER COLUMN "description" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "name_en" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "url" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "component" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "component_name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "redirect" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "perms" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "description" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_permission_data_rule" ALTER COLUMN "rule_name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_depart" ALTER COLUMN "depart_name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_depart" ALTER COLUMN "org_code" SET DATA TYPE varchar(512);
--> statement-breakpoint
ALTER TABLE "sys_depart" ALTER COLUMN "address" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_depart" ALTER COLUMN "memo" SET DATA TYPE varchar(4000);
--> statement-breakpoint
ALTER TABLE "sys_depart_role" ALTER COLUMN "role_name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_depart_role" ALTER COLUMN "description" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "position" ALTER COLUMN "name" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "tenant" ALTER COLUMN "name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "message_template" ALTER COLUMN "template_name" SET DATA TYPE varchar(400);
--> statement-breakpoint
ALTER TABLE "message_template" ALTER COLUMN "template_content" SET DATA TYPE varchar(16000);
--> statement-breakpoint
ALTER TABLE "message_template" ALTER COLUMN "template_test_json" SET DATA TYPE varchar(16000);
--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "es_title" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "es_receiver" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "es_content" SET DATA TYPE varchar(32000);
--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "es_param" SET DATA TYPE varchar(16000);
--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "remark" SET DATA TYPE varchar(1600);
--> statement-breakpoint
ALTER TABLE "sys_dict" ALTER COLUMN "dict_name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_dict" ALTER COLUMN "description" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_dict_item" ALTER COLUMN "item_text" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_dict_item" ALTER COLUMN "item_text_en" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_dict_item" ALTER COLUMN "description" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_category" ALTER COLUMN "name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_category" ALTER COLUMN "code" SET DATA TYPE varchar(512);
--> statement-breakpoint
ALTER TABLE "sys_check_rule" ALTER COLUMN "rule_name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_check_rule" ALTER COLUMN "rule_description" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_fill_rule" ALTER COLUMN "rule_name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_data_source" ALTER COLUMN "name" SET DATA TYPE varchar(800);
--> statement-breakpoint
ALTER TABLE "sys_data_source" ALTER COLUMN "db_url" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_data_source" ALTER COLUMN "db_name" SET DATA TYPE varchar(504);
--> statement-breakpoint
ALTER TABLE "sys_data_source" ALTER COLUMN "db_username" SET DATA TYPE varchar(504);
--> statement-breakpoint
ALTER TABLE "sys_data_source" ALTER COLUMN "remark" SET DATA TYPE varchar(2040);
--> statement-breakpoint
ALTER TABLE "sys_gateway_route" ALTER COLUMN "name" SET DATA TYPE varchar(800);
--> statement-breakpoint
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT viewname, definition FROM kept_views LOOP
    EXECUTE format('CREATE VIEW %I AS %s', one.viewname, one.definition);
  END LOOP;
END $$;
--> statement-breakpoint
-- Departments and categories of one name below one parent, and roles of one name, looked like each other: each later one has its code behind
-- its name.
UPDATE "sys_depart" AS later SET "depart_name" = later."depart_name" || '（' || later."org_code" || '）', "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "parent_id", "depart_name" ORDER BY "create_time", "id") AS place
  FROM "sys_depart" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_category" AS later SET "name" = later."name" || '（' || coalesce(later."code", left(md5(later."id"), 8)) || '）', "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "tenant_id", "pid", "name" ORDER BY "create_time", "id") AS place
  FROM "sys_category" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_role" AS later SET "role_name" = later."role_name" || '（' || later."role_code" || '）', "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "role_name" ORDER BY "create_time", "id") AS place
  FROM "sys_role" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
UPDATE "sys_depart_role" AS later SET "role_name" = later."role_name" || '（' || later."role_code" || '）', "version" = later."version" + 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "depart_id", "role_name" ORDER BY "create_time", "id") AS place
  FROM "sys_depart_role" WHERE "del_flag" = 0
) AS placed
WHERE placed."id" = later."id" AND placed.place > 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_role_role_name_unique" ON "sys_role" USING btree ("role_name") WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_depart_name_unique" ON "sys_depart" USING btree (coalesce("parent_id", ''),"depart_name") WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_role_role_name_unique" ON "sys_depart_role" USING btree ("depart_id","role_name") WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_category_name_unique" ON "sys_category" USING btree ("tenant_id",coalesce("pid", ''),"name") WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_username_unique" ON "sys_user" USING btree (lower("username" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_email_unique" ON "sys_user" USING btree (lower("email" collate "C")) WHERE del_flag = 0;
--> statement-breakpoint
-- Searches find full-width letters and digits by ordinary ones, and the other way round.
CREATE INDEX "activity_title_bigrams" ON "activity" USING gin (text_bigrams(lower(normalize("title", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "activity_sign_up_name_bigrams" ON "activity_sign_up" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "activity_type_name_bigrams" ON "activity_type" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "activity_type_code_bigrams" ON "activity_type" USING gin (text_bigrams(lower(normalize("code", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "curriculum_type_name_bigrams" ON "curriculum_type" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "curriculum_title_bigrams" ON "curriculum" USING gin (text_bigrams(lower(normalize("title", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "curriculum_teacher_bigrams" ON "curriculum" USING gin (text_bigrams(lower(normalize("teacher", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "news_type_name_bigrams" ON "news_type" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "news_type_code_bigrams" ON "news_type" USING gin (text_bigrams(lower(normalize("code", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "news_title_bigrams" ON "news" USING gin (text_bigrams(lower(normalize("title", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "policy_title_bigrams" ON "policy" USING gin (text_bigrams(lower(normalize("title", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "policy_doc_no_bigrams" ON "policy" USING gin (text_bigrams(lower(normalize("doc_no", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "enterprise_name_bigrams" ON "enterprise" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "retiree_name_bigrams" ON "retiree" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "retiree_community_bigrams" ON "retiree" USING gin (text_bigrams(lower(normalize("community", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "family_member_name_bigrams" ON "family_member" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "certification_apply_no_bigrams" ON "certification" USING gin (text_bigrams(lower(normalize("apply_no", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "match_title_bigrams" ON "match" USING gin (text_bigrams(lower(normalize("title", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "match_work_title_bigrams" ON "match_work" USING gin (text_bigrams(lower(normalize("title", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "match_work_author_name_bigrams" ON "match_work" USING gin (text_bigrams(lower(normalize("author_name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "retire_goods_name_bigrams" ON "retire_goods" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "shop_order_order_no_bigrams" ON "shop_order" USING gin (text_bigrams(lower(normalize("order_no", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "shop_order_receiver_bigrams" ON "shop_order" USING gin (text_bigrams(lower(normalize("receiver", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "topic_name_bigrams" ON "topic" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "square_post_summary_bigrams" ON "square_post" USING gin (text_bigrams(lower(normalize("summary", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "square_post_author_name_bigrams" ON "square_post" USING gin (text_bigrams(lower(normalize("author_name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "rotation_chart_title_bigrams" ON "rotation_chart" USING gin (text_bigrams(lower(normalize("title", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "rotation_chart_shop_title_bigrams" ON "rotation_chart_shop" USING gin (text_bigrams(lower(normalize("title", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_announcement_titile_bigrams" ON "sys_announcement" USING gin (text_bigrams(lower(normalize("titile", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_user_username_bigrams" ON "sys_user" USING gin (text_bigrams(lower(normalize("username", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_user_realname_bigrams" ON "sys_user" USING gin (text_bigrams(lower(normalize("realname", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_user_work_no_bigrams" ON "sys_user" USING gin (text_bigrams(lower(normalize("work_no", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_role_role_name_bigrams" ON "sys_role" USING gin (text_bigrams(lower(normalize("role_name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_role_role_code_bigrams" ON "sys_role" USING gin (text_bigrams(lower(normalize("role_code", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_permission_name_bigrams" ON "sys_permission" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_permission_url_bigrams" ON "sys_permission" USING gin (text_bigrams(lower(normalize("url", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_permission_perms_bigrams" ON "sys_permission" USING gin (text_bigrams(lower(normalize("perms", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_permission_data_rule_rule_name_bigrams" ON "sys_permission_data_rule" USING gin (text_bigrams(lower(normalize("rule_name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_depart_depart_name_bigrams" ON "sys_depart" USING gin (text_bigrams(lower(normalize("depart_name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_depart_role_role_name_bigrams" ON "sys_depart_role" USING gin (text_bigrams(lower(normalize("role_name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_depart_role_role_code_bigrams" ON "sys_depart_role" USING gin (text_bigrams(lower(normalize("role_code", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "position_code_bigrams" ON "position" USING gin (text_bigrams(lower(normalize("code", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "position_name_bigrams" ON "position" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "tenant_name_bigrams" ON "tenant" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "message_template_template_code_bigrams" ON "message_template" USING gin (text_bigrams(lower(normalize("template_code", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "message_template_template_name_bigrams" ON "message_template" USING gin (text_bigrams(lower(normalize("template_name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "message_es_title_bigrams" ON "message" USING gin (text_bigrams(lower(normalize("es_title", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "message_es_receiver_bigrams" ON "message" USING gin (text_bigrams(lower(normalize("es_receiver", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_dict_dict_name_bigrams" ON "sys_dict" USING gin (text_bigrams(lower(normalize("dict_name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_dict_dict_code_bigrams" ON "sys_dict" USING gin (text_bigrams(lower(normalize("dict_code", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_dict_item_item_text_bigrams" ON "sys_dict_item" USING gin (text_bigrams(lower(normalize("item_text", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_category_name_bigrams" ON "sys_category" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_category_code_bigrams" ON "sys_category" USING gin (text_bigrams(lower(normalize("code", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_check_rule_rule_name_bigrams" ON "sys_check_rule" USING gin (text_bigrams(lower(normalize("rule_name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_check_rule_rule_code_bigrams" ON "sys_check_rule" USING gin (text_bigrams(lower(normalize("rule_code", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_fill_rule_rule_name_bigrams" ON "sys_fill_rule" USING gin (text_bigrams(lower(normalize("rule_name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_fill_rule_rule_code_bigrams" ON "sys_fill_rule" USING gin (text_bigrams(lower(normalize("rule_code", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_data_source_code_bigrams" ON "sys_data_source" USING gin (text_bigrams(lower(normalize("code", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_data_source_name_bigrams" ON "sys_data_source" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_gateway_route_router_id_bigrams" ON "sys_gateway_route" USING gin (text_bigrams(lower(normalize("router_id", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
CREATE INDEX "sys_gateway_route_name_bigrams" ON "sys_gateway_route" USING gin (text_bigrams(lower(normalize("name", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
