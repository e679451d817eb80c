-- CreateEnum
CREATE TYPE "house_word_mode" AS ENUM ('advise', 'stop');

-- CreateTable
CREATE TABLE "news_template" (
    "category_id" INTEGER NOT NULL,
    "headings" TEXT[],
    "headings_required" BOOLEAN NOT NULL DEFAULT false,
    "required" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "news_template_pkey" PRIMARY KEY ("category_id")
);

-- CreateTable
CREATE TABLE "house_word" (
    "id" SERIAL NOT NULL,
    "avoided" TEXT NOT NULL,
    "right" TEXT NOT NULL,
    "mode" "house_word_mode" NOT NULL,
    "category_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "house_word_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "house_word_category_id_idx" ON "house_word"("category_id");

-- AddForeignKey
ALTER TABLE "news_template" ADD CONSTRAINT "news_template_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "house_word" ADD CONSTRAINT "house_word_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE;
