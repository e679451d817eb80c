-- CreateTable
CREATE TABLE "inbox_mark" (
    "account_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "thing_id" INTEGER NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "stamp" TEXT NOT NULL DEFAULT '',
    "snoozed_until" TIMESTAMPTZ(3),
    "given_to_id" INTEGER,
    "given_by_id" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_mark_pkey" PRIMARY KEY ("account_id","kind","thing_id")
);

-- CreateIndex
CREATE INDEX "inbox_mark_given_to_id_idx" ON "inbox_mark"("given_to_id");

-- CreateIndex
CREATE INDEX "inbox_mark_given_by_id_idx" ON "inbox_mark"("given_by_id");

-- CreateIndex
CREATE INDEX "inbox_mark_at_idx" ON "inbox_mark"("at");

-- AddForeignKey
ALTER TABLE "inbox_mark" ADD CONSTRAINT "inbox_mark_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_mark" ADD CONSTRAINT "inbox_mark_given_to_id_fkey" FOREIGN KEY ("given_to_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_mark" ADD CONSTRAINT "inbox_mark_given_by_id_fkey" FOREIGN KEY ("given_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
