/** An item that holds a file. */
export type MediaUse = {
  id: number;
  topic: string;
  section: 'news' | 'lifestyle';
  status: 'draft' | 'wait' | 'allow' | 'return' | 'hide';
  organisation: string;
  /** Whether readers see it now. */
  public: boolean;
};

/** Where a file stands: in these items, and in so many places that the viewer doesn't see. */
export type MediaUses = { items: MediaUse[]; others: number };
