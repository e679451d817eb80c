import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { layoutMessages as words } from './layout.messages';
import { type FrontLayout, frontLayout, type LayoutSection, type SectionKind, sectionKinds } from './layout.schema';

/** Address of the front page as the draft arranges it, for those who may arrange it. */
export const HOME_PREVIEW_PATH = '/readnews/preview/home/';

/** Windows in which the desk previews the page. */
export const previewWidths = ['desktop', 'phone'] as const;
export type PreviewWidth = (typeof previewWidths)[number];

/** Value of the address for the desk without its preview. */
export const NO_PREVIEW = 'none';

/** The preview that the address of the desk asks for: that of a wide window, unless it names another or none. */
export function readPreviewWidth(params: SearchParams): PreviewWidth | undefined {
  const asked = getFirstValue(params.preview);
  return asked === NO_PREVIEW ? undefined : (previewWidths.find((width) => width === asked) ?? previewWidths[0]);
}

/** Id of a section in ordered lists. */
export const toSectionId = (kind: SectionKind): number => sectionKinds.indexOf(kind) + 1;

/** A stored layout with every section once: those that it lacks are shown at the end. */
export function completeLayout(layout: FrontLayout): FrontLayout {
  const stored = new Map(layout.sections.map((section) => [section.kind, section]));
  const missing = sectionKinds.filter((kind) => !stored.has(kind)).map((kind) => ({ kind, visible: true }));
  return { ...layout, sections: [...stored.values(), ...missing] };
}

/** The layout with its sections in the order of `ids`, which name all of them. */
export function orderSections(layout: FrontLayout, ids: readonly number[]): FrontLayout {
  const sections = ids.flatMap((id) => layout.sections.find(({ kind }) => toSectionId(kind) === id) ?? []);
  return { ...layout, sections };
}

/** The layout with one section switched on or off. */
export function setSectionVisible(layout: FrontLayout, id: number, visible: boolean): FrontLayout {
  const change = (section: LayoutSection) => (toSectionId(section.kind) === id ? { ...section, visible } : section);
  return { ...layout, sections: layout.sections.map(change) };
}

/** A layout as one text, the same for equal layouts: `main,-banners,…;20`, where a minus marks a section that is off. */
export function formatLayout(layout: FrontLayout | null): string {
  if (!layout) return '';
  return `${layout.sections.map(({ kind, visible }) => (visible ? kind : `-${kind}`)).join()};${layout.onlineFrom}`;
}

/** Reads a text of `formatLayout`; undefined for an empty or forged one. */
export function readLayout(text: string): FrontLayout | undefined {
  const [kinds = '', onlineFrom = ''] = text.split(';');
  const sections = kinds.split(',').map((word) => ({ kind: word.replace(/^-/, ''), visible: !word.startsWith('-') }));
  const read = frontLayout.safeParse({ sections, onlineFrom: onlineFrom === '' ? undefined : Number(onlineFrom) });
  return read.success ? completeLayout(read.data) : undefined;
}

/** A layout in Thai words, for the audit log. */
export const describeLayout = ({ sections, onlineFrom }: FrontLayout) => ({
  sections: sections.map(({ kind, visible }) => {
    const name = words[`layout.kind.${kind}`];
    return visible ? name : `${name} (${words['layout.hidden']})`;
  }),
  onlineFrom,
});

/** Address of the desk where the viewer of this role arranges the front page. */
export const getDeskPath = (role: string): string =>
  role === 'newseditors' ? '/newseditor/front_page' : '/administrator/site?part=front';
