CREATE TABLE "record_counts" (
	"tenant_id" uuid NOT NULL,
	"shard" smallint NOT NULL,
	"records" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "record_counts_tenant_id_shard_pk" PRIMARY KEY("tenant_id","shard")
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"tenant_id" uuid NOT NULL,
	"day" text NOT NULL,
	"shard" smallint NOT NULL,
	"requests" bigint DEFAULT 0 NOT NULL,
	"errors" bigint DEFAULT 0 NOT NULL,
	"limited" bigint DEFAULT 0 NOT NULL,
	"searches" bigint DEFAULT 0 NOT NULL,
	"records_written" bigint DEFAULT 0 NOT NULL,
	"bytes_written" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_days_tenant_id_day_shard_pk" PRIMARY KEY("tenant_id","day","shard")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "rate_limit" integer;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "rate_limit" integer;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "key_rate_limit" integer;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "quota_records" bigint;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "quota_bytes" bigint;