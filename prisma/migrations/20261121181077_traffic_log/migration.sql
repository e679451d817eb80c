-- One part for each Thai day; the front makes a day's part before its first line, and a day is deleted with its part.
CREATE TABLE "traffic_log" (
    "at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" UUID NOT NULL,
    "address" INET,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "account_id" INTEGER,
    "user_agent" TEXT NOT NULL,

    CONSTRAINT "traffic_log_pkey" PRIMARY KEY ("at", "request_id")
) PARTITION BY RANGE ("at");
