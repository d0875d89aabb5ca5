CREATE TABLE "entity_mentions" (
	"tenant_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"key" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"part" boolean DEFAULT false NOT NULL,
	"same_as" text,
	CONSTRAINT "entity_mentions_tenant_id_record_id_key_pk" PRIMARY KEY("tenant_id","record_id","key")
);
--> statement-breakpoint
ALTER TABLE "entity_mentions" ADD CONSTRAINT "entity_mentions_record" FOREIGN KEY ("tenant_id","record_id") REFERENCES "public"."records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entity_mentions_by_key" ON "entity_mentions" USING btree ("tenant_id","user_id","key","record_id");