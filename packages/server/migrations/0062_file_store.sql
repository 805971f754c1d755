CREATE TABLE "sys_file_store" (
	"id" varchar(8) PRIMARY KEY NOT NULL,
	"identity" varchar(36) NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL
);
