-- CreateEnum
CREATE TYPE "ImportStatus" AS ENUM ('waiting', 'checking', 'checked', 'confirmed', 'writing', 'done', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "ImportVerdict" AS ENUM ('new', 'changed', 'same', 'wrong');

-- CreateTable
CREATE TABLE "import_job" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "status" "ImportStatus" NOT NULL DEFAULT 'waiting',
    "file_name" TEXT NOT NULL,
    "address" INET,
    "total" INTEGER NOT NULL DEFAULT 0,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "unknown" TEXT[],
    "problem" TEXT,
    "detail" TEXT NOT NULL DEFAULT '',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "alive_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_row" (
    "job_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "cells" JSONB NOT NULL,
    "verdict" "ImportVerdict",
    "messages" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "import_row_pkey" PRIMARY KEY ("job_id","number")
);

-- CreateIndex
CREATE INDEX "import_job_account_id_created_at_idx" ON "import_job"("account_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "import_job_status_alive_at_idx" ON "import_job"("status", "alive_at");

-- CreateIndex
CREATE INDEX "import_job_created_at_idx" ON "import_job"("created_at");

-- CreateIndex
CREATE INDEX "import_row_job_id_verdict_number_idx" ON "import_row"("job_id", "verdict", "number");

-- AddForeignKey
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "import_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
