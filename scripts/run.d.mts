export const root: string;
export function run(command: string, args: string[], env?: { [name: string]: string }): number;
export function runTool(script: string, args: string[], env?: { [name: string]: string }): number;
export function installIfMissing(): void;
