CREATE TABLE "installation" (
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "installation_id_pk" PRIMARY KEY("id")
);
