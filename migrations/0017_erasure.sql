CREATE TABLE "erasing_records" (
	"tenant_id" uuid NOT NULL,
	"doomed_id" uuid NOT NULL,
	"erasure_id" uuid NOT NULL,
	"subject" text,
	CONSTRAINT "erasing_records_tenant_id_doomed_id_pk" PRIMARY KEY("tenant_id","doomed_id")
);
--> statement-breakpoint
CREATE TABLE "erasing_users" (
	"tenant_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"erasure_id" uuid NOT NULL,
	CONSTRAINT "erasing_users_tenant_id_subject_pk" PRIMARY KEY("tenant_id","subject")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"owner" text,
	"state" text NOT NULL,
	"stage" text NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expected" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"processors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"ledger_position" bigint,
	"seen" jsonb,
	"error" text,
	CONSTRAINT "erasures_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "epoch_floor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "erasing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erasing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "erasing_records_by_erasure" ON "erasing_records" USING btree ("tenant_id","erasure_id","subject","doomed_id");--> statement-breakpoint
CREATE INDEX "erasures_by_time" ON "erasures" USING btree ("tenant_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "erasures_by_subject" ON "erasures" USING btree ("tenant_id","subject");