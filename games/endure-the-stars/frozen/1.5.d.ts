import type { Game } from '@turnpoint/kernel';

declare const game: Game;
export default game;
