CREATE TABLE "search_feedback" (
	"tenant_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"record_id" uuid NOT NULL,
	"query_hash" text NOT NULL,
	"useful" boolean NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_feedback_tenant_id_user_id_record_id_query_hash_pk" PRIMARY KEY("tenant_id","user_id","record_id","query_hash")
);
--> statement-breakpoint
ALTER TABLE "search_feedback" ADD CONSTRAINT "search_feedback_record" FOREIGN KEY ("tenant_id","record_id") REFERENCES "public"."records"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_feedback_by_record" ON "search_feedback" USING btree ("tenant_id","record_id");