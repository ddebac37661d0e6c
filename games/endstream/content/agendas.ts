import type { AgendaType } from './symbols.ts';

export interface AgendaSide {
  readonly type: AgendaType;
  readonly outcome: string;
}

export interface AgendaCard {
  readonly id: string;
  readonly event: string;
  readonly sides: readonly [AgendaSide, AgendaSide];
}

function agenda(id: string, event: string, a: string, b: string): AgendaCard {
  const side = (text: string): AgendaSide => ({ type: text[0] as AgendaType, outcome: text.slice(3) });
  return { id, event, sides: [side(a), side(b)] };
}

/** Five cards for each pair of types (ES-R2). */
export const AGENDAS: readonly AgendaCard[] = [
  agenda('AG-01', 'The Border Treaty', 'M: the treaty is torn up', 'P: the treaty is signed'),
  agenda('AG-02', "The Colonels' Night", 'M: the coup holds', 'P: the republic holds'),
  agenda('AG-03', 'The Harbour Blockade', 'M: ships open fire', 'P: envoys open the port'),
  agenda('AG-04', 'The Succession', 'M: a war of heirs', 'P: a council of heirs'),
  agenda('AG-05', "The Veterans' March", 'M: the march is armed', 'P: the march is heard'),
  agenda('AG-06', 'The Foundry', 'M: it casts guns', 'S: it casts engines'),
  agenda('AG-07', 'The Rocket Range', 'M: warheads', 'S: probes'),
  agenda('AG-08', 'The Cipher Room', 'M: orders are broken', 'S: a thinking machine'),
  agenda('AG-09', 'The Fever Camp', 'M: quarantine by force', 'S: a vaccine'),
  agenda('AG-10', 'The Deep Drill', 'M: a bunker', 'S: a laboratory'),
  agenda('AG-11', 'The World Fair', 'P: a congress of states', 'S: a hall of inventions'),
  agenda('AG-12', 'The Calendar Dispute', 'P: a decree', 'S: a measurement'),
  agenda('AG-13', 'The Seed Law', 'P: land reform', 'S: a new grain'),
  agenda('AG-14', 'The Net Charter', 'P: a bill of rights', 'S: an open protocol'),
  agenda('AG-15', 'The Orbital Vote', 'P: a world senate', 'S: a star lift'),
];
