CREATE TABLE "webhooks" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"content" boolean NOT NULL,
	"format" text NOT NULL,
	"secrets" jsonb NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"disabled_for" text,
	"last_delivered_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"last_error" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhooks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
