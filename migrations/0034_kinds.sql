CREATE TABLE "pending_triggers" (
	"tenant_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" text,
	"agent" text NOT NULL,
	"word" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "pending_triggers_tenant_id_record_id_word_pk" PRIMARY KEY("tenant_id","record_id","word")
);
--> statement-breakpoint
ALTER TABLE "pending_triggers" ADD CONSTRAINT "pending_triggers_record" FOREIGN KEY ("tenant_id","record_id") REFERENCES "public"."records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_triggers_by_word" ON "pending_triggers" USING btree ("tenant_id","user_id","agent","word","due_at");--> statement-breakpoint
CREATE INDEX "records_by_place" ON "records" USING btree ("tenant_id","user_id","type","agent","sequence","id") WHERE type in ('sensory', 'episodic');