/// <reference types="vite/client" />

declare module 'game-icon:*' {
  /** Its address. */
  const href: string;
  export default href;
}
