CREATE TABLE "compaction_members" (
	"tenant_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" text,
	"role" text NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "compaction_members_tenant_id_run_id_record_id_pk" PRIMARY KEY("tenant_id","run_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "compaction_runs" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"agent" text,
	"project" text,
	"kind" text NOT NULL,
	"strategy" text NOT NULL,
	"trigger" text NOT NULL,
	"fold_key" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"sources" integer NOT NULL,
	"summaries" integer NOT NULL,
	"tokens_before" integer NOT NULL,
	"tokens_after" integer NOT NULL,
	"shrink" real NOT NULL,
	"actor" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "compaction_runs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "compaction_runs_fold" UNIQUE NULLS NOT DISTINCT("tenant_id","user_id","fold_key")
);
--> statement-breakpoint
CREATE TABLE "daily_counters" (
	"tenant_id" uuid NOT NULL,
	"day" text NOT NULL,
	"name" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_counters_tenant_id_day_name_pk" PRIMARY KEY("tenant_id","day","name")
);
--> statement-breakpoint
CREATE TABLE "dead_letters" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"job" text NOT NULL,
	"payload" jsonb NOT NULL,
	"epoch" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"dispatches" integer NOT NULL,
	"error" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dead_letters_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "lifecycle_events" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"record_id" uuid NOT NULL,
	"type" text NOT NULL,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"retention" real,
	"strength" integer,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lifecycle_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "schedule_leases" (
	"name" text NOT NULL,
	"holder" text NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "schedule_leases_name_pk" PRIMARY KEY("name")
);
--> statement-breakpoint
CREATE TABLE "tenant_settings" (
	"tenant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "tenant_settings_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"tenant_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "user_settings_tenant_id_user_id_name_pk" PRIMARY KEY("tenant_id","user_id","name")
);
--> statement-breakpoint
DROP INDEX "record_access_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "starts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "record_access" ADD COLUMN "importance" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "record_access" ADD COLUMN "exempt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "compaction_members" ADD CONSTRAINT "compaction_members_run" FOREIGN KEY ("tenant_id","run_id") REFERENCES "public"."compaction_runs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compaction_members" ADD CONSTRAINT "compaction_members_record" FOREIGN KEY ("tenant_id","record_id") REFERENCES "public"."records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compaction_members_by_record" ON "compaction_members" USING btree ("tenant_id","record_id");--> statement-breakpoint
CREATE INDEX "compaction_runs_by_time" ON "compaction_runs" USING btree ("tenant_id","user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "dead_letters_by_failure" ON "dead_letters" USING btree ("tenant_id","failed_at","id");--> statement-breakpoint
CREATE INDEX "lifecycle_events_by_time" ON "lifecycle_events" USING btree ("tenant_id","user_id","at","id");--> statement-breakpoint
CREATE INDEX "lifecycle_events_by_record" ON "lifecycle_events" USING btree ("tenant_id","record_id","at");--> statement-breakpoint
CREATE INDEX "users_held" ON "users" USING btree ("tenant_id","user_id") WHERE legal_hold;--> statement-breakpoint
CREATE INDEX "user_settings_by_name" ON "user_settings" USING btree ("tenant_id","name","user_id");--> statement-breakpoint
CREATE INDEX "outbox_open_by_tenant" ON "outbox" USING btree ("job","tenant_id","available_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_by_owner" ON "outbox" USING btree ("tenant_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "record_access_fading" ON "record_access" USING btree ("tenant_id","type","strength","last_recalled_at","record_id") WHERE not exempt;--> statement-breakpoint
CREATE INDEX "record_access_fading_of_user" ON "record_access" USING btree ("tenant_id","user_id","type","strength","last_recalled_at","record_id") WHERE not exempt;--> statement-breakpoint
CREATE INDEX "records_forgotten" ON "records" USING btree ("tenant_id","forgotten_at","id") WHERE forgotten_at is not null;--> statement-breakpoint
CREATE INDEX "records_to_compact" ON "records" USING btree ("tenant_id","user_id","occurred_at","id") WHERE not compressed and forgotten_at is null;