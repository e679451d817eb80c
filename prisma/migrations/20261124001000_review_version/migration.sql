-- AlterTable
ALTER TABLE "news_review" ADD COLUMN     "version" INTEGER;
