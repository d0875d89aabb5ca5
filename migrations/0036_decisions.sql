CREATE TABLE "decisions" (
	"tenant_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"origin" text NOT NULL,
	"decided_by" text NOT NULL,
	"should_store" boolean NOT NULL,
	"memory_type" text NOT NULL,
	"is_update" boolean NOT NULL,
	"confidence" real NOT NULL,
	"applied" boolean NOT NULL,
	"record_id" uuid,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"correct" boolean,
	"judged_at" timestamp (3) with time zone,
	CONSTRAINT "decisions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_record" FOREIGN KEY ("tenant_id","record_id") REFERENCES "public"."records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_by_day" ON "decisions" USING btree ("tenant_id","user_id","decided_at");--> statement-breakpoint
CREATE INDEX "decisions_by_record" ON "decisions" USING btree ("tenant_id","record_id");