-- Public profile: picture, e-mail address for readers, opening hours and programmes; letter of the directory.
ALTER TABLE "organisation" ADD COLUMN     "initial" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "opening_hours" TEXT,
ADD COLUMN     "picture_id" INTEGER,
ADD COLUMN     "programme_search" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "programmes" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "public_email" TEXT;

-- As `findInitial` does for names that are saved from now on (features/organisations/directory/initial.rules.ts).
UPDATE "organisation" SET "initial" = coalesce(
  upper(substring(regexp_replace(name, '^(?:.*จังหวัด|วิทยาลัย(?:เทคนิค|อาชีวศึกษา|การอาชีพ|สารพัดช่าง|เกษตรและเทคโนโลยี|ประมง|พณิชยการ|บริหารธุรกิจและการท่องเที่ยว|บริหารธุรกิจ|ศิลปหัตถกรรม|เทคโนโลยีและการจัดการ)?|สถาบัน(?:การ)?อาชีวศึกษา|สำนักงาน|สำนัก|ศูนย์|กลุ่ม|หน่วย)', '')
    from '[ก-ฮA-Za-z]')),
  upper(substring(name from '[ก-ฮA-Za-z]')),
  '');

CREATE INDEX "organisation_status_initial_idx" ON "organisation"("status", "initial");
CREATE INDEX "organisation_programme_search_idx" ON "organisation" USING GIN ("programme_search" gin_trgm_ops);

ALTER TABLE "organisation" ADD CONSTRAINT "organisation_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
