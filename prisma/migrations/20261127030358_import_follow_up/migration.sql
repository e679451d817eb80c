-- CreateEnum
CREATE TYPE "slip_job_status" AS ENUM ('waiting', 'making', 'ready', 'taken', 'expired', 'failed');

-- AlterTable
ALTER TABLE "account" ADD COLUMN     "imported_at" TIMESTAMPTZ(3),
ADD COLUMN     "invited_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "import_job" ADD COLUMN     "format" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "heading" TEXT[];

-- AlterTable
ALTER TABLE "import_row" ADD COLUMN     "account_id" INTEGER,
ADD COLUMN     "changes" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "original" JSONB;

-- CreateTable
CREATE TABLE "slip_job" (
    "id" SERIAL NOT NULL,
    "maker_id" INTEGER NOT NULL,
    "address" INET,
    "path" TEXT NOT NULL,
    "import_id" INTEGER,
    "status" "slip_job_status" NOT NULL DEFAULT 'waiting',
    "account_ids" INTEGER[],
    "done_ids" INTEGER[],
    "left_out" JSONB NOT NULL DEFAULT '[]',
    "problem" TEXT,
    "file" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "alive_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "slip_job_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "slip_job_maker_id_created_at_idx" ON "slip_job"("maker_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "slip_job_status_alive_at_idx" ON "slip_job"("status", "alive_at");

-- CreateIndex
CREATE INDEX "slip_job_created_at_idx" ON "slip_job"("created_at");

-- CreateIndex
CREATE INDEX "account_imported_at_idx" ON "account"("imported_at");

-- CreateIndex
CREATE INDEX "import_row_account_id_idx" ON "import_row"("account_id");

-- AddForeignKey
ALTER TABLE "slip_job" ADD CONSTRAINT "slip_job_maker_id_fkey" FOREIGN KEY ("maker_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Accounts that earlier imports added, as the audit log names them: by themselves, or as the office of an added organisation.
UPDATE "account" SET "imported_at" = "log"."at"
FROM "audit_log" AS "log"
WHERE "log"."noun" = 'account' AND "log"."action" IN ('collegeUser.add', 'systemUser.add')
  AND "log"."after" ? 'importId' AND "log"."noun_id" = "account"."id"::text;

UPDATE "account" SET "imported_at" = "log"."at"
FROM "audit_log" AS "log", "system_user" AS "office"
WHERE "log"."noun" = 'organisation' AND "log"."action" = 'organisation.add'
  AND "log"."after" ? 'importId' AND "log"."noun_id" = "office"."organisation_id"::text
  AND "office"."is_office" AND "office"."account_id" = "account"."id";
