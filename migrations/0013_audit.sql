CREATE TABLE "audit_entries" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"operation" text NOT NULL,
	"key_id" text NOT NULL,
	"user_hash" text,
	"request_id" text,
	"outcome" text NOT NULL,
	"code" text,
	"subjects" text[] NOT NULL,
	"counts" jsonb NOT NULL,
	"sequence" bigint,
	"entry_hash" text,
	"hash" text,
	CONSTRAINT "audit_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"tenant_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	"sent_sequence" bigint DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "audit_heads_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "audit_subjects" (
	"tenant_id" uuid NOT NULL,
	"subject" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "audit_subjects_tenant_id_subject_entry_id_pk" PRIMARY KEY("tenant_id","subject","entry_id")
);
--> statement-breakpoint
CREATE INDEX "audit_entries_by_key" ON "audit_entries" USING btree ("tenant_id","key_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_operation" ON "audit_entries" USING btree ("tenant_id","operation","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_user" ON "audit_entries" USING btree ("tenant_id","user_hash","id") WHERE user_hash is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_unsealed" ON "audit_entries" USING btree ("tenant_id","id") WHERE sequence is null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_chain" ON "audit_entries" USING btree ("tenant_id","sequence") WHERE sequence is not null;--> statement-breakpoint
CREATE INDEX "audit_heads_unsent" ON "audit_heads" USING btree ("tenant_id") WHERE sequence > sent_sequence;