-- AlterTable
ALTER TABLE "move_source" ADD COLUMN     "found" JSONB NOT NULL DEFAULT '{}';
