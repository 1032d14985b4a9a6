export declare const FLAGS: readonly string[];
export declare function bundle(out?: string, more?: { [name: string]: string }): Promise<string>;
