CREATE TABLE "agents" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"label" text NOT NULL,
	"description" text,
	"system" text,
	"time_zone" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "agents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "agents_label" UNIQUE NULLS NOT DISTINCT("tenant_id","user_id","label")
);
--> statement-breakpoint
CREATE TABLE "block_attachments" (
	"tenant_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"block_id" uuid NOT NULL,
	"user_id" text,
	"label" text NOT NULL,
	"attached_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "block_attachments_tenant_id_agent_id_block_id_pk" PRIMARY KEY("tenant_id","agent_id","block_id"),
	CONSTRAINT "block_attachments_label" UNIQUE("tenant_id","agent_id","label")
);
--> statement-breakpoint
CREATE TABLE "block_versions" (
	"tenant_id" uuid NOT NULL,
	"block_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"user_id" text,
	"version" integer NOT NULL,
	"label" text NOT NULL,
	"title" text,
	"value" text NOT NULL,
	"char_limit" integer NOT NULL,
	"description" text,
	"memory_type" text,
	"read_only" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"checkpoint" text,
	"actor" text NOT NULL,
	"actor_agent" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "block_versions_tenant_id_block_id_sequence_pk" PRIMARY KEY("tenant_id","block_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"external_id" text,
	"label" text NOT NULL,
	"title" text,
	"value" text NOT NULL,
	"char_limit" integer NOT NULL,
	"description" text,
	"memory_type" text,
	"read_only" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sequence" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "blocks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "blocks_label" UNIQUE("tenant_id","id","label")
);
--> statement-breakpoint
CREATE TABLE "message_histories" (
	"tenant_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"last_sequence" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_histories_tenant_id_user_id_agent_pk" PRIMARY KEY("tenant_id","user_id","agent")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"tenant_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"sequence" bigint NOT NULL,
	"session_id" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_tenant_id_record_id_pk" PRIMARY KEY("tenant_id","record_id"),
	CONSTRAINT "messages_in_history" UNIQUE("tenant_id","user_id","agent","sequence")
);
--> statement-breakpoint
ALTER TABLE "edges" ADD COLUMN "strength" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "edges" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "record_versions" ADD COLUMN "superseded_by" uuid;--> statement-breakpoint
ALTER TABLE "block_attachments" ADD CONSTRAINT "block_attachments_agent" FOREIGN KEY ("tenant_id","agent_id") REFERENCES "public"."agents"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_attachments" ADD CONSTRAINT "block_attachments_block" FOREIGN KEY ("tenant_id","block_id","label") REFERENCES "public"."blocks"("tenant_id","id","label") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "block_versions" ADD CONSTRAINT "block_versions_block" FOREIGN KEY ("tenant_id","block_id") REFERENCES "public"."blocks"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_record" FOREIGN KEY ("tenant_id","record_id") REFERENCES "public"."records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agents_by_creation" ON "agents" USING btree ("tenant_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "block_attachments_by_block" ON "block_attachments" USING btree ("tenant_id","block_id","agent_id");--> statement-breakpoint
CREATE INDEX "blocks_by_creation" ON "blocks" USING btree ("tenant_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "blocks_by_label" ON "blocks" USING btree ("tenant_id","user_id","label","id");--> statement-breakpoint
CREATE INDEX "messages_by_session" ON "messages" USING btree ("tenant_id","user_id","agent","session_id","sequence");--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("tenant_id","user_id","agent","occurred_at","sequence");