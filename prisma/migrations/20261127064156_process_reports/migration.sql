-- CreateTable
CREATE TABLE "process_report" (
    "machine" TEXT NOT NULL,
    "process" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "facts" JSONB NOT NULL,

    CONSTRAINT "process_report_pkey" PRIMARY KEY ("machine","process")
);

-- CreateTable
CREATE TABLE "operation_check" (
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "result" JSONB NOT NULL,

    CONSTRAINT "operation_check_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "process_report_at_idx" ON "process_report"("at");
