CREATE TABLE "console_sessions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"subject" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "console_sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "console_sessions_by_end" ON "console_sessions" USING btree ("tenant_id","expires_at");