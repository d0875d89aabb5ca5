CREATE TABLE "extraction_progress" (
	"tenant_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"read_to" bigint DEFAULT 0 NOT NULL,
	"windows" bigint DEFAULT 0 NOT NULL,
	"kept" bigint DEFAULT 0 NOT NULL,
	"refused" bigint DEFAULT 0 NOT NULL,
	"skipped" bigint DEFAULT 0 NOT NULL,
	"waiting_for" text,
	"waiting_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "extraction_progress_tenant_id_user_id_agent_pk" PRIMARY KEY("tenant_id","user_id","agent")
);
