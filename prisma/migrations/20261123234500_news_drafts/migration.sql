-- AlterTable
ALTER TABLE "news" ADD COLUMN     "category_chosen" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "news_revision" ADD COLUMN     "autosave_key" UUID;

-- Only what nobody but its writers sees may lack a category.
ALTER TABLE "news" ADD CONSTRAINT "news_category_chosen" CHECK ("category_chosen" OR "status" IN ('draft', 'return'));
