-- AlterTable
ALTER TABLE "news" ADD COLUMN     "hidden_level" SMALLINT NOT NULL DEFAULT 0;

-- What the schema language cannot say: rules of rows.
ALTER TABLE "news" ADD CONSTRAINT "news_hidden_level_range" CHECK ("hidden_level" BETWEEN 0 AND 3 AND ("status" = 'hide' OR "hidden_level" = 0));
