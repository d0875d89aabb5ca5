ALTER TABLE "dead_letters" ADD COLUMN "retries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dead_letters" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "retries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "dead_letters_to_retry" ON "dead_letters" USING btree ("tenant_id","retry_at","id") WHERE retry_at is not null;