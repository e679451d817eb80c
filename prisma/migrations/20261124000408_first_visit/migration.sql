-- AlterTable
ALTER TABLE "account" ADD COLUMN     "welcomed_at" TIMESTAMPTZ(3);
