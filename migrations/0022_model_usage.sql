CREATE TABLE "model_budgets" (
	"tenant_id" uuid NOT NULL,
	"period" text NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	"micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "model_budgets_tenant_id_period_pk" PRIMARY KEY("tenant_id","period")
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" text NOT NULL,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"reserved_in" bigint DEFAULT 0 NOT NULL,
	"reserved_out" bigint DEFAULT 0 NOT NULL,
	"reserved_micros" bigint DEFAULT 0 NOT NULL,
	"tokens_in" bigint DEFAULT 0 NOT NULL,
	"tokens_out" bigint DEFAULT 0 NOT NULL,
	"tokens_cached" bigint DEFAULT 0 NOT NULL,
	"micros" bigint DEFAULT 0 NOT NULL,
	"answered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_calls_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "model_usage_days" (
	"tenant_id" uuid NOT NULL,
	"day" text NOT NULL,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"calls" bigint DEFAULT 0 NOT NULL,
	"failed" bigint DEFAULT 0 NOT NULL,
	"lapsed" bigint DEFAULT 0 NOT NULL,
	"estimated" bigint DEFAULT 0 NOT NULL,
	"tokens_in" bigint DEFAULT 0 NOT NULL,
	"tokens_out" bigint DEFAULT 0 NOT NULL,
	"tokens_cached" bigint DEFAULT 0 NOT NULL,
	"micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "model_usage_days_tenant_id_day_purpose_model_pk" PRIMARY KEY("tenant_id","day","purpose","model")
);
--> statement-breakpoint
CREATE INDEX "model_calls_open" ON "model_calls" USING btree ("tenant_id","deadline") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX "model_calls_by_day" ON "model_calls" USING btree ("tenant_id","day");