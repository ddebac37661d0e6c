import type { Module } from '../../content/index.ts';
import type { Table } from '../types.ts';
import { missionIn } from './ship.ts';

/** A module of the mission; most missions have none. */
export const moduleOf = <K extends Module['kind']>(t: Table, kind: K): Extract<Module, { kind: K }> | undefined =>
  missionIn(t).modules.find((module): module is Extract<Module, { kind: K }> => module.kind === kind);
