export declare const SETTINGS: readonly (readonly [name: string, usual: string, en: string, pl: string])[];
export declare function languageOf(args: readonly string[], env: NodeJS.ProcessEnv): 'en' | 'pl';
export declare function help(language: 'en' | 'pl'): string;
export function whyNotArguments(args: readonly string[], language: 'en' | 'pl'): string | null;
