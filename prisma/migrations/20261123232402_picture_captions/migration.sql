-- AlterTable
ALTER TABLE "media" ADD COLUMN     "caption" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "news" ADD COLUMN     "cover_caption" TEXT;

-- AlterTable
ALTER TABLE "news_picture" ADD COLUMN     "caption" TEXT;
