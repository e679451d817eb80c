/** Colours of one picture, derived from the agency's: deep red, gold, warm browns, and a blue, green or plum. */
export type Palette = {
  skyTop: string;
  skyLow: string;
  far: string;
  mid: string;
  near: string;
  deep: string;
  main: string;
  accent: string;
  light: string;
  paper: string;
  leaf: string;
  hair: string;
};

const shared = { accent: '#dcbf7a', light: '#fbeed6', paper: '#f6f2ec', hair: '#2c1a14' };

export const palettes: readonly [Palette, Palette, Palette, Palette, Palette] = [
  {
    ...shared,
    skyTop: '#f3d9b1',
    skyLow: '#fbeed6',
    far: '#d9a86c',
    mid: '#b5562f',
    near: '#74101f',
    deep: '#3d0710',
    main: '#1f5a6b',
    leaf: '#5f7f4a',
  },
  {
    ...shared,
    skyTop: '#9cc3d4',
    skyLow: '#eaf1ee',
    far: '#7fa9bb',
    mid: '#3f7390',
    near: '#1d3f5c',
    deep: '#10263a',
    main: '#8f1527',
    leaf: '#4f8a63',
  },
  {
    ...shared,
    skyTop: '#cfe0c0',
    skyLow: '#f6f2dc',
    far: '#a9c08a',
    mid: '#6c9460',
    near: '#2f6146',
    deep: '#173a29',
    main: '#a3621c',
    leaf: '#3f7d4f',
  },
  {
    ...shared,
    skyTop: '#d9b7c4',
    skyLow: '#f8e6d8',
    far: '#b98aa0',
    mid: '#8a5674',
    near: '#5b3a57',
    deep: '#33203a',
    main: '#2a5d7c',
    leaf: '#6f8a5a',
  },
  {
    ...shared,
    skyTop: '#e9c98a',
    skyLow: '#fff3d6',
    far: '#c79a3d',
    mid: '#9a6a24',
    near: '#57371a',
    deep: '#2f1c0c',
    main: '#8f1527',
    leaf: '#6d7f3f',
  },
];
