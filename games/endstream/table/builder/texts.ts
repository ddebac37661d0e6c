import type { Reader, Texts } from '@turnpoint/kernel';
import { withTableTexts } from '../texts/index.ts';

const en: Texts = {
  'facet.kind': 'Kind',
  'facet.century': 'Century',
  'facet.cost': 'Cost: symbols or vremenium',
  'facet.symbol': 'Agenda symbol',
  'facet.type': 'Type',
  'facet.keyword': 'Keyword',
  'value.controller': 'Controllers',
  'value.operator': 'Operators',
  'value.Weapon': 'Weapons',
  'value.Device': 'Devices',
  'value.Relic': 'Relics',
  'value.M': 'military',
  'value.P': 'political',
  'value.S': 'scientific',
  'value.*': 'any',
  'wants.controller': 'a controller',
  'wants.operator': 'an operator',
  'wants.tech': 'a tech',
  'chart.cost': 'Symbols to activate',
  'chart.century': 'Centuries',
  'chart.symbol': 'Symbols asked for',
  'chart.vremenium': 'Vremenium',
  'table.try-can': 'first turn',
  'table.try-cannot': 'later',
};

const de: Texts = {
  'facet.kind': 'Art',
  'facet.century': 'Jahrhundert',
  'facet.cost': 'Kosten: Symbole oder Vremenium',
  'facet.symbol': 'Agenda-Symbol',
  'facet.type': 'Typ',
  'facet.keyword': 'Schlüsselwort',
  'value.controller': 'Controller',
  'value.operator': 'Operatoren',
  'value.Weapon': 'Waffen',
  'value.Device': 'Geräte',
  'value.Relic': 'Relikte',
  'value.M': 'militärisch',
  'value.P': 'politisch',
  'value.S': 'wissenschaftlich',
  'value.*': 'beliebig',
  'wants.controller': 'ein Controller',
  'wants.operator': 'ein Operator',
  'wants.tech': 'eine Technik',
  'chart.cost': 'Symbole zum Aktivieren',
  'chart.century': 'Jahrhunderte',
  'chart.symbol': 'Gefragte Symbole',
  'chart.vremenium': 'Vremenium',
  'table.try-can': 'im ersten Zug',
  'table.try-cannot': 'später',
};

/** The table's words and the builder's. */
export function builderTexts(reader: Reader): Reader {
  const table = withTableTexts(reader);
  return { ...table, texts: { ...table.texts, ...(reader.language === 'de' ? de : en) } };
}
