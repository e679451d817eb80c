/** Days after which an import is deleted, confirmed or not; until then it waits for who began it. */
export const IMPORT_KEPT_DAYS = 30;
