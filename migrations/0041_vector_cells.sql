CREATE TABLE "frequent_terms" (
	"tenant_id" uuid NOT NULL,
	"index_id" uuid NOT NULL,
	"term" text NOT NULL,
	"user_id" text,
	"passages" integer NOT NULL,
	CONSTRAINT "frequent_terms_tenant_id_index_id_term_pk" PRIMARY KEY("tenant_id","index_id","term")
);
--> statement-breakpoint
CREATE TABLE "vector_cells" (
	"tenant_id" uuid NOT NULL,
	"index_id" uuid NOT NULL,
	"passage_id" uuid NOT NULL,
	"user_id" text,
	"cell" integer NOT NULL,
	"code" bit varying NOT NULL,
	CONSTRAINT "vector_cells_tenant_id_passage_id_index_id_pk" PRIMARY KEY("tenant_id","passage_id","index_id")
);
--> statement-breakpoint
CREATE TABLE "vector_centers" (
	"tenant_id" uuid NOT NULL,
	"index_id" uuid NOT NULL,
	"cell" integer NOT NULL,
	"user_id" text,
	"center" halfvec NOT NULL,
	CONSTRAINT "vector_centers_tenant_id_index_id_cell_pk" PRIMARY KEY("tenant_id","index_id","cell")
);
--> statement-breakpoint
CREATE TABLE "vector_indexes" (
	"tenant_id" uuid NOT NULL,
	"user_id" text,
	"id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"cells" integer NOT NULL,
	"state" text NOT NULL,
	"vectors" integer NOT NULL,
	"passages" integer NOT NULL,
	"terms" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vector_indexes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "vector_indexes_of_owner" UNIQUE NULLS NOT DISTINCT("tenant_id","user_id","space_id","state")
);
--> statement-breakpoint
ALTER TABLE "frequent_terms" ADD CONSTRAINT "frequent_terms_index" FOREIGN KEY ("tenant_id","index_id") REFERENCES "public"."vector_indexes"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vector_cells" ADD CONSTRAINT "vector_cells_passage" FOREIGN KEY ("tenant_id","passage_id") REFERENCES "public"."passages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vector_cells" ADD CONSTRAINT "vector_cells_index" FOREIGN KEY ("tenant_id","index_id") REFERENCES "public"."vector_indexes"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vector_centers" ADD CONSTRAINT "vector_centers_index" FOREIGN KEY ("tenant_id","index_id") REFERENCES "public"."vector_indexes"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vector_indexes" ADD CONSTRAINT "vector_indexes_space" FOREIGN KEY ("tenant_id","space_id") REFERENCES "public"."embedding_spaces"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vector_cells_by_cell" ON "vector_cells" USING btree ("tenant_id","index_id","cell");