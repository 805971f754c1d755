CREATE TABLE "sys_file" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"folder" varchar(64) NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"media_type" varchar(100) NOT NULL,
	"size" integer NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
);
