-- AlterTable
ALTER TABLE "news" ADD COLUMN     "line_marks" TEXT;

-- CreateTable
CREATE TABLE "dictionary_word" (
    "id" SERIAL NOT NULL,
    "word" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dictionary_word_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dictionary_change" (
    "word" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dictionary_change_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE UNIQUE INDEX "dictionary_word_word_key" ON "dictionary_word"("word");

-- Finds the items whose lines have not been found yet.
CREATE INDEX "news_without_line_marks" ON "news" ("id") WHERE "line_marks" IS NULL;
