-- What limits refused in an hour, gathered until the audit log has it.
CREATE TABLE "limit_hit" (
  "hour" TIMESTAMPTZ(3) NOT NULL,
  "kind" TEXT NOT NULL,
  "client" TEXT NOT NULL,
  "hits" INTEGER NOT NULL,
  "told" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "limit_hit_pkey" PRIMARY KEY ("hour", "kind", "client")
);

-- Behind which client somebody reads, so that one client counts for so many at most.
ALTER TABLE "presence" ADD COLUMN "client" BYTEA;
DROP INDEX "presence_seen_at_visitor_group_idx";
CREATE INDEX "presence_seen_at_visitor_group_client_idx" ON "presence"("seen_at", "visitor_group", "client");
