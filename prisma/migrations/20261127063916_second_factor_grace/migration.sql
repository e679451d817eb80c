-- AlterTable
ALTER TABLE "account" ADD COLUMN     "second_factor_asked_at" TIMESTAMPTZ(3);
