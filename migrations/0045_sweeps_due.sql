CREATE TABLE "sweeps_due" (
	"tenant_id" uuid NOT NULL,
	"sweep" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sweeps_due_tenant_id_sweep_pk" PRIMARY KEY("tenant_id","sweep")
);
--> statement-breakpoint
ALTER TABLE "schedule_leases" ADD COLUMN "walked_to" uuid;--> statement-breakpoint
CREATE INDEX "sweeps_due_next" ON "sweeps_due" USING btree ("sweep","due_at","tenant_id");