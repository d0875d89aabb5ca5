CREATE TABLE "erasure_ledger" (
	"tenant_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"entry_id" uuid NOT NULL,
	"erasure_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"ids" uuid[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "erasure_ledger_tenant_id_position_pk" PRIMARY KEY("tenant_id","position")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_ledger_entry" ON "erasure_ledger" USING btree ("tenant_id","entry_id");