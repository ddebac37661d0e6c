/// <reference types="vite/client" />

declare module 'game-icon:*' {
  const body: string;
  export default body;
}
