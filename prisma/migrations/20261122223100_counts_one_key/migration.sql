-- A row that several processes write for the first time at the same moment met two unique indexes, of which an upsert can name
-- only one: the other refused it now and then. One key is enough, as the foreign key lets an item have one category only.
ALTER TABLE "news_count" DROP CONSTRAINT "news_count_pkey";
ALTER TABLE "news_count" ADD CONSTRAINT "news_count_pkey" PRIMARY KEY USING INDEX "news_count_news_id_category_id_key";
