-- AlterTable
ALTER TABLE "news" ADD COLUMN     "summary_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "topic_en" TEXT NOT NULL DEFAULT '';
