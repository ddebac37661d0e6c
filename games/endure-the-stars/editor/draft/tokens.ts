import { type Bracket, type Mission, type TokenFace, tokenSupply } from '../../content/index.ts';

/** The faces of a family, in the order of its enemies. */
export const facesOf = ({ family }: Mission): readonly TokenFace[] => Object.keys(tokenSupply(family));

export const countOf = ({ tokens }: Mission, bracket: Bracket, face: TokenFace): number =>
  tokens[bracket].filter((one) => one === face).length;

/** One more token of a face, and none again after the last that the box has. */
export function cycleToken(mission: Mission, bracket: Bracket, face: TokenFace): Mission {
  const most = tokenSupply(mission.family)[face] ?? 0;
  const n = countOf(mission, bracket, face);
  const rest = mission.tokens[bracket].filter((one) => one !== face);
  const next = [...rest, ...Array<TokenFace>(n < most ? n + 1 : 0).fill(face)].sort();
  return { ...mission, tokens: { ...mission.tokens, [bracket]: next } };
}

/** Places that a team of this size finds a token on. */
export const placesIn = ({ radar }: Mission, bracket: Bracket): number =>
  radar.filter(({ emptyIn }) => !emptyIn.includes(bracket)).length;
