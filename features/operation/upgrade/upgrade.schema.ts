/** End of an upgrade. */
export type UpgradeResult = {
  /**
   * `upgraded`: the database fits this portal, which was seen ready. `back`: the content of before, by the backup.
   * `unchanged`: it failed before anything was changed.
   */
  state: 'upgraded' | 'back' | 'unchanged';
  migrated: string[];
  /** Path of the backup. */
  backup: string;
  /** True if an interrupted upgrade was finished or taken back. */
  resumed: boolean;
  /** Reason of a failure. */
  problem?: string;
};
