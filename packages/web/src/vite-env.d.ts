/// <reference types="vite/client" />

/** The address of the bots' worker; see vite.config.ts. */
declare module 'virtual:bot-worker' {
  const url: string;
  export default url;
}
