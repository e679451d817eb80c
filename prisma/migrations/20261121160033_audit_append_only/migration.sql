-- CreateIndex
CREATE INDEX "audit_log_noun_id_at_idx" ON "audit_log"("noun_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_name_idx" ON "audit_log" USING GIN ("actor_name" gin_trgm_ops);

-- Rows are only ever added. The one change let through is the foreign key's own, when the account behind a row is deleted.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_log' THEN
    IF (to_jsonb(NEW) - 'account_id') = (to_jsonb(OLD) - 'account_id')
      AND OLD.account_id IS NOT NULL AND NEW.account_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM account WHERE id = OLD.account_id)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_seal_append_only BEFORE UPDATE OR DELETE ON "audit_seal"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_seal_no_truncate BEFORE TRUNCATE ON "audit_seal"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
