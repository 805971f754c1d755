CREATE TABLE "sys_record_presence" (
	"tenant_id" integer NOT NULL,
	"resource" varchar(64) NOT NULL,
	"row_id" varchar(36) NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sys_record_presence_tenant_id_resource_row_id_user_id_pk" PRIMARY KEY("tenant_id","resource","row_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "sys_saved_query" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"resource" varchar(64) NOT NULL,
	"title" varchar(50) NOT NULL,
	"params" text NOT NULL,
	"match_type" varchar(3) NOT NULL,
	"role_id" varchar(36),
	"is_default" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
create unique index sys_saved_query_title_unique on sys_saved_query (tenant_id, user_id, resource, title);
--> statement-breakpoint
-- One default of an account and list.
create unique index sys_saved_query_default_unique on sys_saved_query (tenant_id, user_id, resource) where is_default;
--> statement-breakpoint
create index sys_saved_query_role on sys_saved_query (role_id, tenant_id, resource) where role_id is not null;
--> statement-breakpoint
create index sys_record_presence_seen on sys_record_presence (seen_at);
