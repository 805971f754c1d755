CREATE TABLE "curriculum_type" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"name" varchar(50) NOT NULL,
	"parent_id" varchar(36),
	"icon" varchar(200),
	"sort" integer NOT NULL,
	"status" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curriculum" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"title" varchar(100) NOT NULL,
	"type_id" varchar(36) NOT NULL,
	"cover" text,
	"teacher" varchar(30),
	"teacher_intro" varchar(500),
	"mode" varchar(64) NOT NULL,
	"video" text,
	"duration_minutes" integer,
	"address" varchar(200),
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"quota" integer,
	"content" text,
	"is_free" varchar(1) NOT NULL,
	"points" integer,
	"is_recommend" varchar(1) NOT NULL,
	"sort" integer NOT NULL,
	"status" varchar(64) NOT NULL,
	"publish_time" timestamp(0),
	"view_count" integer,
	"like_count" integer
);
--> statement-breakpoint
CREATE TABLE "news_type" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"name" varchar(50) NOT NULL,
	"code" varchar(30) NOT NULL,
	"parent_id" varchar(36),
	"sort" integer NOT NULL,
	"show_on_home" varchar(1) NOT NULL,
	"status" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"title" varchar(100) NOT NULL,
	"type_id" varchar(36) NOT NULL,
	"source" varchar(100),
	"cover" text,
	"is_top" varchar(1) NOT NULL,
	"summary" varchar(300),
	"content" text NOT NULL,
	"status" varchar(64) NOT NULL,
	"publish_time" timestamp(0),
	"view_count" integer
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"title" varchar(200) NOT NULL,
	"type_id" varchar(36) NOT NULL,
	"is_top" varchar(1) NOT NULL,
	"level" varchar(64) NOT NULL,
	"doc_no" varchar(60),
	"source" varchar(100),
	"issue_date" date,
	"effective_date" date,
	"content" text NOT NULL,
	"attachments" text,
	"status" varchar(64) NOT NULL,
	"publish_time" timestamp(0),
	"view_count" integer
);
--> statement-breakpoint
ALTER TABLE "curriculum_type" ADD CONSTRAINT "curriculum_type_parent_id_reference" FOREIGN KEY ("parent_id") REFERENCES "curriculum_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_type_id_reference" FOREIGN KEY ("type_id") REFERENCES "curriculum_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_type" ADD CONSTRAINT "news_type_parent_id_reference" FOREIGN KEY ("parent_id") REFERENCES "news_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_type_id_reference" FOREIGN KEY ("type_id") REFERENCES "news_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_type_id_reference" FOREIGN KEY ("type_id") REFERENCES "news_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "curriculum_type_sort_order" ON "curriculum_type" USING btree ("tenant_id","sort" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_type_name_order" ON "curriculum_type" USING btree ("tenant_id","name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_type_create_time_order" ON "curriculum_type" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_type_update_time_order" ON "curriculum_type" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_type_parent_id_order" ON "curriculum_type" USING btree ("tenant_id","parent_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_type_status_order" ON "curriculum_type" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_type_name_bigrams" ON "curriculum_type" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE INDEX "curriculum_create_time_order" ON "curriculum" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_title_order" ON "curriculum" USING btree ("tenant_id","title" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_duration_minutes_order" ON "curriculum" USING btree ("tenant_id","duration_minutes" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_sort_order" ON "curriculum" USING btree ("tenant_id","sort" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_status_order" ON "curriculum" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_publish_time_order" ON "curriculum" USING btree ("tenant_id","publish_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_view_count_order" ON "curriculum" USING btree ("tenant_id","view_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_like_count_order" ON "curriculum" USING btree ("tenant_id","like_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_update_time_order" ON "curriculum" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_type_id_order" ON "curriculum" USING btree ("tenant_id","type_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_mode_order" ON "curriculum" USING btree ("tenant_id","mode" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_start_time_order" ON "curriculum" USING btree ("tenant_id","start_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_is_free_order" ON "curriculum" USING btree ("tenant_id","is_free" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_is_recommend_order" ON "curriculum" USING btree ("tenant_id","is_recommend" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "curriculum_title_bigrams" ON "curriculum" USING gin (text_bigrams(lower("title" collate "C")));
--> statement-breakpoint
CREATE INDEX "curriculum_teacher_bigrams" ON "curriculum" USING gin (text_bigrams(lower("teacher" collate "C")));
--> statement-breakpoint
CREATE UNIQUE INDEX "news_type_code_unique" ON "news_type" USING btree ("tenant_id","code") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_type_sort_order" ON "news_type" USING btree ("tenant_id","sort" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_type_name_order" ON "news_type" USING btree ("tenant_id","name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_type_code_order" ON "news_type" USING btree ("tenant_id","code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_type_create_time_order" ON "news_type" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_type_update_time_order" ON "news_type" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_type_parent_id_order" ON "news_type" USING btree ("tenant_id","parent_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_type_show_on_home_order" ON "news_type" USING btree ("tenant_id","show_on_home" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_type_status_order" ON "news_type" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_type_name_bigrams" ON "news_type" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE INDEX "news_type_code_bigrams" ON "news_type" USING gin (text_bigrams(lower("code" collate "C")));
--> statement-breakpoint
CREATE INDEX "news_create_time_order" ON "news" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_title_order" ON "news" USING btree ("tenant_id","title" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_status_order" ON "news" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_publish_time_order" ON "news" USING btree ("tenant_id","publish_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_view_count_order" ON "news" USING btree ("tenant_id","view_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_update_time_order" ON "news" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_type_id_order" ON "news" USING btree ("tenant_id","type_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_is_top_order" ON "news" USING btree ("tenant_id","is_top" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "news_title_bigrams" ON "news" USING gin (text_bigrams(lower("title" collate "C")));
--> statement-breakpoint
CREATE INDEX "policy_create_time_order" ON "policy" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "policy_title_order" ON "policy" USING btree ("tenant_id","title" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "policy_issue_date_order" ON "policy" USING btree ("tenant_id","issue_date" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "policy_effective_date_order" ON "policy" USING btree ("tenant_id","effective_date" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "policy_status_order" ON "policy" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "policy_publish_time_order" ON "policy" USING btree ("tenant_id","publish_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "policy_view_count_order" ON "policy" USING btree ("tenant_id","view_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "policy_update_time_order" ON "policy" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "policy_type_id_order" ON "policy" USING btree ("tenant_id","type_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "policy_is_top_order" ON "policy" USING btree ("tenant_id","is_top" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "policy_level_order" ON "policy" USING btree ("tenant_id","level" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "policy_title_bigrams" ON "policy" USING gin (text_bigrams(lower("title" collate "C")));
--> statement-breakpoint
CREATE INDEX "policy_doc_no_bigrams" ON "policy" USING gin (text_bigrams(lower("doc_no" collate "C")));
