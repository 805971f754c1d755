CREATE TABLE "retiree" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"name" varchar(30) NOT NULL,
	"id_card" varchar(18) NOT NULL,
	"sex" varchar(64),
	"birthday" date,
	"photo" text,
	"nation" varchar(64),
	"native_place" varchar(64),
	"education" varchar(64),
	"marital_status" varchar(64),
	"political_status" varchar(64),
	"join_party_date" date,
	"party_branch" varchar(100),
	"enterprise_id" varchar(36) NOT NULL,
	"post" varchar(50),
	"job_title" varchar(50),
	"work_start_date" date,
	"retire_date" date NOT NULL,
	"retire_type" varchar(64),
	"pension_card_no" varchar(20),
	"social_security_area" varchar(64),
	"archives_place" varchar(100),
	"archives_no" varchar(50),
	"district_code" varchar(64) NOT NULL,
	"street" varchar(50),
	"community" varchar(50),
	"address" varchar(200),
	"household_place" varchar(64),
	"living_status" varchar(64),
	"phone" varchar(20),
	"landline" varchar(20),
	"health_status" varchar(64),
	"emergency_name" varchar(30),
	"emergency_phone" varchar(20),
	"is_lonely" varchar(1) NOT NULL,
	"is_poor" varchar(1) NOT NULL,
	"is_model" varchar(1) NOT NULL,
	"is_veteran" varchar(1) NOT NULL,
	"is_volunteer" varchar(1) NOT NULL,
	"group_name" varchar(64),
	"transfer_in_date" date,
	"remark" varchar(500),
	"volunteer_hours" numeric(18, 1),
	"points" integer,
	"cert_status" varchar(64),
	"last_cert_date" date,
	"death_date" date,
	"status" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_member" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"retiree_id" varchar(36) NOT NULL,
	"relation" varchar(64) NOT NULL,
	"name" varchar(30) NOT NULL,
	"age" integer,
	"workplace" varchar(100),
	"phone" varchar(20)
);
--> statement-breakpoint
CREATE TABLE "certification" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"apply_no" varchar(32),
	"retiree_id" varchar(36) NOT NULL,
	"cert_type" varchar(64) NOT NULL,
	"method" varchar(64) NOT NULL,
	"year" integer NOT NULL,
	"apply_time" timestamp(0),
	"id_card_front" text,
	"id_card_back" text,
	"selfie" text,
	"material" text,
	"status" varchar(64) NOT NULL,
	"auditor" varchar(64),
	"audit_time" timestamp(0),
	"reason" varchar(255),
	"valid_until" date
);
--> statement-breakpoint
ALTER TABLE "retiree" ADD CONSTRAINT "retiree_enterprise_id_reference" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_retiree_id_reference" FOREIGN KEY ("retiree_id") REFERENCES "retiree"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certification" ADD CONSTRAINT "certification_retiree_id_reference" FOREIGN KEY ("retiree_id") REFERENCES "retiree"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "retiree_id_card_unique" ON "retiree" USING btree ("tenant_id","id_card") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_create_time_order" ON "retiree" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_name_order" ON "retiree" USING btree ("tenant_id","name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_birthday_order" ON "retiree" USING btree ("tenant_id","birthday" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_retire_date_order" ON "retiree" USING btree ("tenant_id","retire_date" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_volunteer_hours_order" ON "retiree" USING btree ("tenant_id","volunteer_hours" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_points_order" ON "retiree" USING btree ("tenant_id","points" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_last_cert_date_order" ON "retiree" USING btree ("tenant_id","last_cert_date" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_status_order" ON "retiree" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_update_time_order" ON "retiree" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_id_card_order" ON "retiree" USING btree ("tenant_id","id_card" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_sex_order" ON "retiree" USING btree ("tenant_id","sex" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_nation_order" ON "retiree" USING btree ("tenant_id","nation" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_education_order" ON "retiree" USING btree ("tenant_id","education" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_marital_status_order" ON "retiree" USING btree ("tenant_id","marital_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_political_status_order" ON "retiree" USING btree ("tenant_id","political_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_enterprise_id_order" ON "retiree" USING btree ("tenant_id","enterprise_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_retire_type_order" ON "retiree" USING btree ("tenant_id","retire_type" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_district_code_order" ON "retiree" USING btree ("tenant_id","district_code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_living_status_order" ON "retiree" USING btree ("tenant_id","living_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_phone_order" ON "retiree" USING btree ("tenant_id","phone" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_landline_order" ON "retiree" USING btree ("tenant_id","landline" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_health_status_order" ON "retiree" USING btree ("tenant_id","health_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_emergency_phone_order" ON "retiree" USING btree ("tenant_id","emergency_phone" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_is_lonely_order" ON "retiree" USING btree ("tenant_id","is_lonely" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_is_poor_order" ON "retiree" USING btree ("tenant_id","is_poor" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_is_model_order" ON "retiree" USING btree ("tenant_id","is_model" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_is_veteran_order" ON "retiree" USING btree ("tenant_id","is_veteran" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_is_volunteer_order" ON "retiree" USING btree ("tenant_id","is_volunteer" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_group_name_order" ON "retiree" USING btree ("tenant_id","group_name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_cert_status_order" ON "retiree" USING btree ("tenant_id","cert_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_name_bigrams" ON "retiree" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE INDEX "retiree_community_bigrams" ON "retiree" USING gin (text_bigrams(lower("community" collate "C")));
--> statement-breakpoint
CREATE INDEX "family_member_create_time_order" ON "family_member" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "family_member_update_time_order" ON "family_member" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "family_member_retiree_id_order" ON "family_member" USING btree ("tenant_id","retiree_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "family_member_relation_order" ON "family_member" USING btree ("tenant_id","relation" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "family_member_name_bigrams" ON "family_member" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE UNIQUE INDEX "certification_apply_no_unique" ON "certification" USING btree ("tenant_id","apply_no") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_create_time_order" ON "certification" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_apply_no_order" ON "certification" USING btree ("tenant_id","apply_no" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_year_order" ON "certification" USING btree ("tenant_id","year" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_apply_time_order" ON "certification" USING btree ("tenant_id","apply_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_status_order" ON "certification" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_audit_time_order" ON "certification" USING btree ("tenant_id","audit_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_valid_until_order" ON "certification" USING btree ("tenant_id","valid_until" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_update_time_order" ON "certification" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_retiree_id_order" ON "certification" USING btree ("tenant_id","retiree_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_cert_type_order" ON "certification" USING btree ("tenant_id","cert_type" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_method_order" ON "certification" USING btree ("tenant_id","method" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_apply_no_bigrams" ON "certification" USING gin (text_bigrams(lower("apply_no" collate "C")));
