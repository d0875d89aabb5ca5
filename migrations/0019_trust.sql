ALTER TABLE "api_keys" ADD COLUMN "trust_cap" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "created_by" text;--> statement-breakpoint
CREATE INDEX "records_quarantined" ON "records" USING btree ("tenant_id","user_id","created_at","id") WHERE quarantined;