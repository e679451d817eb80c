-- A library holds a document once under each of its names: two forms with the same bytes are two attachments of an item.
DROP INDEX "media_organisation_id_hash_key";
CREATE UNIQUE INDEX "media_organisation_id_hash_original_name_key" ON "media"("organisation_id", "hash", "original_name");
