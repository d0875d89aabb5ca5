CREATE TABLE "api_keys" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"user_id" text,
	"agent" text,
	"project" text,
	"default_user_id" text,
	"include_shared" boolean DEFAULT true NOT NULL,
	"secret_hash" text NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "api_keys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "edges" (
	"tenant_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"type" text NOT NULL,
	"to_id" uuid NOT NULL,
	"user_id" text,
	"properties" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "edges_tenant_id_from_id_type_to_id_pk" PRIMARY KEY("tenant_id","from_id","type","to_id")
);
--> statement-breakpoint
CREATE TABLE "embedding_spaces" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"dimensions" integer NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "embedding_spaces_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "embedding_spaces_name" UNIQUE("tenant_id","provider","model","dimensions")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"tenant_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"user_id" text,
	"hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_tenant_id_key_id_hash_pk" PRIMARY KEY("tenant_id","key_id","hash")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"job" text NOT NULL,
	"payload" jsonb NOT NULL,
	"epoch" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"dispatches" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"available_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"outcome" text,
	"error" text,
	CONSTRAINT "outbox_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "passage_terms" (
	"tenant_id" uuid NOT NULL,
	"user_id" text,
	"term" text NOT NULL,
	"passage_id" uuid NOT NULL,
	"tf" smallint NOT NULL,
	"length" integer NOT NULL,
	CONSTRAINT "passage_terms_postings" UNIQUE NULLS NOT DISTINCT("tenant_id","user_id","term","passage_id")
);
--> statement-breakpoint
CREATE TABLE "passage_vectors" (
	"tenant_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"passage_id" uuid NOT NULL,
	"user_id" text,
	"embedding" halfvec NOT NULL,
	CONSTRAINT "passage_vectors_tenant_id_space_id_passage_id_pk" PRIMARY KEY("tenant_id","space_id","passage_id")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"ordinal" smallint NOT NULL,
	"start_at" integer NOT NULL,
	"end_at" integer NOT NULL,
	"length" integer NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"superseded_at" timestamp (3) with time zone,
	"embedding" text DEFAULT 'pending' NOT NULL,
	"embedding_error" text,
	CONSTRAINT "passages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "record_access" (
	"tenant_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" text,
	"type" text NOT NULL,
	"strength" integer DEFAULT 1 NOT NULL,
	"access_count" integer DEFAULT 0 NOT NULL,
	"last_accessed_at" timestamp (3) with time zone,
	"last_recalled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "record_access_tenant_id_record_id_pk" PRIMARY KEY("tenant_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "record_versions" (
	"tenant_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" text,
	"agent" text,
	"project" text,
	"session_id" text,
	"role" text,
	"speaker" text,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"importance" real DEFAULT 0.5 NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"valid_from" timestamp (3) with time zone,
	"valid_to" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"provenance" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"trust" real DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"superseded_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"changed_by" text NOT NULL,
	CONSTRAINT "record_versions_tenant_id_record_id_version_pk" PRIMARY KEY("tenant_id","record_id","version")
);
--> statement-breakpoint
CREATE TABLE "records" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"external_id" text,
	"type" text NOT NULL,
	"agent" text,
	"project" text,
	"session_id" text,
	"role" text,
	"speaker" text,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"importance" real DEFAULT 0.5 NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"valid_from" timestamp (3) with time zone,
	"valid_to" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"provenance" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"trust" real DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"superseded_by" uuid,
	"superseded_at" timestamp (3) with time zone,
	"compressed" boolean DEFAULT false NOT NULL,
	"quarantined" boolean DEFAULT false NOT NULL,
	"forgotten_at" timestamp (3) with time zone,
	"legal_hold" boolean DEFAULT false NOT NULL,
	CONSTRAINT "records_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"tenant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tenants_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"epoch" bigint DEFAULT 0 NOT NULL,
	"time_zone" text,
	"language" text,
	"legal_hold" boolean DEFAULT false NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "edges" ADD CONSTRAINT "edges_from_record" FOREIGN KEY ("tenant_id","from_id") REFERENCES "public"."records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edges" ADD CONSTRAINT "edges_to_record" FOREIGN KEY ("tenant_id","to_id") REFERENCES "public"."records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_vectors" ADD CONSTRAINT "passage_vectors_passage" FOREIGN KEY ("tenant_id","passage_id") REFERENCES "public"."passages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_vectors" ADD CONSTRAINT "passage_vectors_space" FOREIGN KEY ("tenant_id","space_id") REFERENCES "public"."embedding_spaces"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_record" FOREIGN KEY ("tenant_id","record_id") REFERENCES "public"."records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_access" ADD CONSTRAINT "record_access_record" FOREIGN KEY ("tenant_id","record_id") REFERENCES "public"."records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_record" FOREIGN KEY ("tenant_id","record_id") REFERENCES "public"."records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_by_key_id" ON "api_keys" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "edges_to" ON "edges" USING btree ("tenant_id","to_id","type");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("available_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_closed" ON "outbox" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "passage_terms_by_passage" ON "passage_terms" USING btree ("tenant_id","passage_id");--> statement-breakpoint
CREATE INDEX "passage_vectors_by_scope" ON "passage_vectors" USING btree ("tenant_id","user_id","space_id");--> statement-breakpoint
CREATE INDEX "passage_vectors_by_passage" ON "passage_vectors" USING btree ("tenant_id","passage_id");--> statement-breakpoint
CREATE INDEX "passages_by_record" ON "passages" USING btree ("tenant_id","record_id");--> statement-breakpoint
CREATE INDEX "passages_by_user" ON "passages" USING btree ("tenant_id","user_id","length");--> statement-breakpoint
CREATE INDEX "record_access_due" ON "record_access" USING btree ("tenant_id","type","strength","last_recalled_at");--> statement-breakpoint
CREATE INDEX "records_by_creation" ON "records" USING btree ("tenant_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "records_by_session" ON "records" USING btree ("tenant_id","user_id","session_id","occurred_at","sequence","id");--> statement-breakpoint
CREATE INDEX "records_by_type" ON "records" USING btree ("tenant_id","user_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "records_checkpoints" ON "records" USING btree ("tenant_id","user_id","agent","created_at","id") WHERE type = 'checkpoint';--> statement-breakpoint
CREATE INDEX "records_by_expiry" ON "records" USING btree ("tenant_id","expires_at") WHERE expires_at is not null;