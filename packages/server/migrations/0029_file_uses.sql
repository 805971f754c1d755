CREATE TABLE "sys_file_use" (
	"file_id" varchar(36) NOT NULL,
	"tenant_id" integer NOT NULL,
	"resource" varchar(64) NOT NULL,
	"row_id" varchar(36) NOT NULL,
	"field" varchar(64) NOT NULL,
	CONSTRAINT "sys_file_use_file_id_resource_row_id_field_pk" PRIMARY KEY("file_id","resource","row_id","field")
);
--> statement-breakpoint
CREATE INDEX "sys_file_use_row" ON "sys_file_use" USING btree ("resource","row_id");
