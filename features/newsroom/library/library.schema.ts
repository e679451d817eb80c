/** An item that uses a file. */
export type MediaUse = {
  id: number;
  topic: string;
  section: 'news' | 'lifestyle';
  status: 'draft' | 'wait' | 'allow' | 'return' | 'hide';
  organisation: string;
  /** True if readers see it now. */
  public: boolean;
};

/** Uses of a file: items, and the number of places that the viewer doesn't see. */
export type MediaUses = { items: MediaUse[]; others: number };
