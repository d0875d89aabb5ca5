CREATE TABLE "privacy_rewrites" (
	"id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"complete" boolean NOT NULL,
	"files" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"wal_before" text NOT NULL,
	"wal_after" text NOT NULL,
	"wal_kept_from" text,
	"wal_recycled" boolean NOT NULL,
	CONSTRAINT "privacy_rewrites_id_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
CREATE INDEX "privacy_rewrites_by_time" ON "privacy_rewrites" USING btree ("started_at");