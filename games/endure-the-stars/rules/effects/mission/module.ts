import type { Module } from '../../../content/index.ts';
import { missionIn } from '../../board/ship.ts';
import type { Table } from '../../types.ts';

/** A module of the mission; most missions have none. */
export const moduleOf = <K extends Module['kind']>(t: Table, kind: K): Extract<Module, { kind: K }> | undefined =>
  missionIn(t).modules.find((module): module is Extract<Module, { kind: K }> => module.kind === kind);
