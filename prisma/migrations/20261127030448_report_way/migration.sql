-- A new value of an enum can be used after its transaction only.
-- CreateEnum
CREATE TYPE "report_way" AS ENUM ('straight', 'province');

-- AlterEnum
ALTER TYPE "performance_status" ADD VALUE 'checking';

-- AlterTable
ALTER TABLE "period" ADD COLUMN     "way" "report_way" NOT NULL DEFAULT 'straight';

-- AlterTable
ALTER TABLE "performance_report" ADD COLUMN     "passed_at" TIMESTAMPTZ(3),
ADD COLUMN     "passed_by_id" INTEGER;

-- CreateIndex
CREATE INDEX "performance_report_passed_by_id_idx" ON "performance_report"("passed_by_id");

-- AddForeignKey
ALTER TABLE "performance_report" ADD CONSTRAINT "performance_report_passed_by_id_fkey" FOREIGN KEY ("passed_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
