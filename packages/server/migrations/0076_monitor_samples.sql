CREATE TABLE "sys_metric" (
	"process_id" varchar(36) NOT NULL,
	"step" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "sys_metric_process_id_step_at_pk" PRIMARY KEY("process_id","step","at")
);
--> statement-breakpoint
CREATE TABLE "sys_process" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"host" varchar(255) NOT NULL,
	"pid" integer NOT NULL,
	"version" varchar(40) NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL
);
