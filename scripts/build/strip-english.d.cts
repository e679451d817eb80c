declare const stripEnglish: (source: string) => string;
export = stripEnglish;
