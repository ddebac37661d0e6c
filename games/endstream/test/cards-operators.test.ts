import { describe, expect, test } from 'vitest';
import { endstream } from '../rules/index.ts';
import { scene } from './scene.ts';

// One test per controller and operator: what it does, on whom, and at its limit.

describe('controllers', () => {
  test('JERUSALEM raises friends in its turnpoint, and streams one along the own stream', () => {
    const t = scene({
      ana: { points: 'PP', at: 2000 },
      board: { 'ana 2000': ['ana aran-breaker', 'bo vesna-holt'], 'ana 2100': ['ana marwa-oasis-blade'] },
    });
    expect([t.defense('aran')[0], t.defense('vesna')[0], t.defense('marwa')[0]]).toEqual([3, 4, 2]);
    t.ana('ability jerusalem 0');
    expect(t.offers('ana')).toEqual(['on ana.aran-breaker']);
    t.ana('on aran');
    expect([t.offers('ana').length, t.refusal('ana', 'to bo 2000')]).toEqual([5, 'ES-12.12']);
    t.ana('to ana 2300');
    expect([t.at('aran'), t.defense('aran')[0]]).toEqual(['ana 2300', 2]);
  });

  test('ES-1.16 JERUSALEM streams an enemy whom its player controls along the stream of that player', () => {
    const board = { 'ana 2000': ['ana the-pale-man', 'bo handi-scrap-runner'] };
    const t = scene({ ana: { points: 'PPPPP', at: 2000 }, board }).ana('ability the-pale-man 1', 'on handi');
    t.ana('ability jerusalem 0', 'on handi');
    expect(t.offers('ana')).toEqual([1800, 1900, 2100, 2200, 2300].map((century) => `to ana ${century}`));
  });

  test('ES-R40 leaving JERUSALEM with damage that the raise kept away disables at once', () => {
    const t = scene({ ana: { at: 2000 }, board: { 'ana 2000': ['ana aran-breaker damage=2'] } });
    expect(t.isActive('aran')).toBe(true);
    expect(t.ana('move aran ana 2100').isActive('aran')).toBe(false);
    const left = scene({ ana: { at: 2000 }, board: { 'ana 2000': ['ana aran-breaker damage=2'] } });
    expect(left.ana('step 2100').isActive('aran')).toBe(false);
  });

  test('ES-R40 ES-1.16 JERUSALEM raises whom its player controls: with the CONTROL goes the raise, at once', () => {
    const taken = (damage: number) =>
      scene({
        turn: 'bo',
        bo: { points: 'PPP' },
        board: { 'ana 2000': [`ana aran-pilgrim damage=${damage}`, 'bo mr-rosu-envoy'] },
      }).bo('ability mr-rosu 1', 'on aran');
    expect([taken(2).defense('aran'), taken(2).isActive('aran')]).toEqual([[3, 1], true]);
    expect(taken(3).isActive('aran')).toBe(false);
    const guest = scene({
      ana: { points: 'PPP' },
      board: { 'ana 2000': ['ana mr-rosu-envoy', 'bo vesna-holt'] },
    }).ana('ability mr-rosu 1', 'on vesna');
    expect(guest.defense('vesna')).toEqual([5, 5]);
  });

  test('SSV-93 URAL: the first Weapon of a turn costs 10 less, EQUIP and DEPLOY too, never below 0', () => {
    const t = scene({
      turn: 'bo',
      board: {
        'bo 2000': [
          'bo aran techs=stim-pack,vibroblade',
          'bo marwa techs=tri-axe,droid',
          'bo kite techs=vibroblade,droid',
        ],
      },
    });
    t.bo('tech aran stim-pack', 'on aran').bo('tech kite vibroblade');
    expect(t.player('bo').charge).toBe(95);
    t.bo('tech marwa tri-axe', 'on aran');
    expect(t.player('bo').charge).toBe(85);
    t.bo('finish').ana('finish').bo('tech aran vibroblade');
    expect(t.player('bo').charge).toBe(85);
    const cheap = scene({
      turn: 'bo',
      bo: { charge: 5 },
      board: { 'bo 2000': ['bo kite techs=dirty-chrono-bomb,droid'] },
    }).bo('tech kite dirty-chrono-bomb');
    expect(cheap.player('bo').charge).toBe(0);
  });

  test('SSV-93 URAL: the button of a Weapon says what it costs now', () => {
    const t = scene({
      turn: 'bo',
      board: { 'bo 2000': ['bo aran techs=sat-p,stim-pack', 'bo kite techs=vibroblade,droid'] },
    });
    const priceOf = (name: string, slot: number) =>
      endstream.label(t.look('bo'), { kind: 'tech', operator: t.no(name), slot }).args?.price;
    expect([priceOf('aran', 0), priceOf('aran', 1), priceOf('kite', 0)]).toEqual([15, 5, 0]);
    t.bo('tech kite vibroblade');
    expect(priceOf('aran', 0)).toBe(25);
  });

  test('MERIDIAN: operators spin in the turn of activation, still once; and it flips one own agenda, once', () => {
    const t = scene({ ana: { controller: 'meridian', points: 'SSSSM', hand: ['marwa-oasis-blade'] } }).ana(
      'activate marwa',
      'spin marwa',
    );
    expect([t.types('ana'), t.refusal('ana', 'spin marwa')]).toEqual(['PPSSMM', 'ES-10.1']);
    t.ana('ability meridian 0');
    expect([t.offers('ana').length, t.refusal('ana', 'to bo 1800')]).toEqual([6, 'ES-7.2']);
    t.ana('to ana 1800');
    expect([t.types('ana'), t.refusal('ana', 'ability meridian 0')]).toEqual(['MPSSMM', 'ES-7.22']);
  });

  test('OSSUARY: friends beside a lost friend get ARMOR 1; LOCKDOWN across in its century', () => {
    const t = scene({
      turn: 'bo',
      ana: { controller: 'ossuary' },
      bo: { points: 'M' },
      board: {
        'ana 2100': ['ana moth-swarm-node', 'ana aran-breaker', 'bo marwa-oasis-blade'],
        'ana 2200': ['ana vesna-holt'],
      },
    });
    t.bo('ability marwa 0', 'on moth');
    expect([t.op('aran').armor, t.op('vesna').armor, t.op('marwa').armor]).toEqual([1, 0, 0]);
    const two = scene({
      turn: 'bo',
      ana: { controller: 'ossuary' },
      bo: { points: 'MPP' },
      board: { 'ana 1800': ['ana moth-swarm-node', 'ana kite damage=1', 'ana aran armor=1', 'bo mia-star-eclipse'] },
    }).bo('ability mia 0');
    // Two are lost at the same time: two ARMOR 1 for the one who stays, none for the lost.
    expect([two.at('moth'), two.at('kite'), two.op('aran').armor]).toEqual(['gone', 'gone', 2]);
    const guest = scene({
      ana: { controller: 'ossuary', points: 'PPPM' },
      board: { 'ana 1900': ['ana mr-rosu-envoy', 'ana marwa-oasis-blade', 'bo moth-swarm-node', 'bo vesna-holt'] },
    }).ana('ability mr-rosu 1', 'on moth', 'ability marwa 0', 'on moth');
    expect([guest.op('mr-rosu').armor, guest.op('marwa').armor, guest.op('vesna').armor]).toEqual([1, 1, 0]);
    const u = scene({ ana: { controller: 'ossuary', points: 'SP' } }).ana('ability ossuary 0');
    expect([u.zones('bo 2300'), u.zones('ana 2300')]).toEqual([['LOCKDOWN'], []]);
  });
});

describe('deck JERUSALEM', () => {
  test('The Pale Man impairs an enemy once per turn, and controls one of full defense 2 or less until the end of the turn', () => {
    const t = scene({
      ana: { points: 'MPPPS' },
      board: { 'ana 1800': ['ana the-pale-man', 'bo vesna-holt', 'bo layla-mirage'] },
    });
    t.ana('ability the-pale 0', 'on vesna', 'pay M');
    expect([t.states('vesna'), t.refusal('ana', 'ability the-pale 0')]).toEqual([['IMPAIRED'], 'ES-7.22']);
    t.ana('ability the-pale 1');
    expect([t.offers('ana'), t.refusal('ana', 'on vesna')]).toEqual([['on bo.layla-mirage'], 'ES-7.13']);
  });

  test('Mia Star (Commander) raises every Orbital Strike operator, and strikes for 1', () => {
    const t = scene({
      ana: { points: 'PM', at: 1800 },
      board: { 'ana 2100': ['ana mia-star-commander', 'bo vesna-holt'], 'bo 2300': ['bo tamar-vale'] },
    }).ana('ability mia 0', 'ability mia 1', 'on vesna');
    expect([t.defense('mia'), t.defense('tamar'), t.defense('vesna')]).toEqual([
      [4, 4],
      [3, 3],
      [4, 3],
    ]);
  });

  test('Angela Storm (Vanguard) strikes any target here for 2', () => {
    const t = scene({
      ana: { points: 'MS' },
      bo: { at: 2100 },
      board: { 'bo 2100': ['ana angela-storm-vanguard'] },
    }).ana('ability angela 0');
    expect(t.offers('ana')).toEqual(['on ana.angela-storm-vanguard', 'on bo.ssv-93-ural']);
    expect(t.ana('on ssv').player('bo').armor).toBe(8);
  });

  test('Ben Storm (Vanguard) strikes for 2 and raises each Angela Storm', () => {
    const t = scene({
      ana: { points: 'MSP', at: 1800 },
      board: { 'ana 2100': ['ana ben-storm-vanguard', 'bo vesna-holt'], 'bo 2200': ['bo angela-storm-widow'] },
    }).ana('ability ben 1', 'ability ben 0', 'on vesna');
    expect([t.defense('vesna'), t.defense('angela')]).toEqual([
      [4, 2],
      [4, 4],
    ]);
  });

  test('Tamar Vale strikes for 2 in her century, both streams, not beyond', () => {
    const t = scene({
      ana: { points: 'MM' },
      bo: { at: 2300 },
      board: { 'ana 2300': ['ana tamar-vale'], 'bo 2300': ['bo layla-mirage'], 'ana 2200': ['bo vesna-holt'] },
      deployed: { 'bo 2300': ['bo droid'] },
    }).ana('ability tamar 0');
    // Layla is alone in her turnpoint and UNTOUCHABLE.
    expect([t.offers('ana'), t.refusal('ana', 'on layla'), t.refusal('ana', 'on vesna')]).toEqual([
      ['on ana.tamar-vale-gunner', 'on bo.ssv-93-ural', 'on bo.droid'],
      'ES-12.5',
      'ES-7.2',
    ]);
  });

  test('Brother Anselm gives ARMOR 1 once, and LOCKDOWN that is off while the own controller is there', () => {
    const t = scene({
      ana: { points: 'PPPP', at: 1800 },
      board: { 'ana 1900': ['ana brother-anselm', 'ana aran-breaker', 'bo vesna-holt'] },
    }).ana('ability brother 0', 'on aran', 'ability brother 1');
    expect([t.op('aran').armor, t.refusal('ana', 'ability brother 0'), t.zones('ana 1900')]).toEqual([
      1,
      'ES-7.22',
      ['LOCKDOWN'],
    ]);
    expect(t.refusal('ana', 'move aran ana 2000')).toBe('ES-13.2');
    t.ana('step 1900');
    expect([t.zones('ana 1900'), t.refusal('ana', 'move aran ana 2000')]).toEqual([[], null]);
  });

  test('Kite is FRAIL, streams itself up to 3 along, and a friend across', () => {
    const t = scene({
      ana: { points: 'SSM' },
      board: { 'ana 1900': ['ana kite-mark-ii', 'ana aran-breaker', 'bo vesna-holt'] },
    });
    expect(t.states('kite')).toEqual(['FRAIL']);
    t.ana('ability kite 1');
    expect(t.offers('ana')).toEqual(['on ana.kite-mark-ii', 'on ana.aran-breaker']);
    t.ana('on aran', 'to bo 1900', 'ability kite 0', 'to ana 2200');
    expect([t.at('aran'), t.at('kite')]).toEqual(['bo 1900', 'ana 2200']);
  });
});

describe('deck SSV-93 URAL', () => {
  test('Mr. Rosu impairs anybody once per turn and controls an enemy', () => {
    const t = scene({ ana: { points: 'PPPP' }, board: { 'ana 1900': ['ana mr-rosu-envoy', 'bo vesna-holt'] } }).ana(
      'ability mr-rosu 0',
      'on vesna',
    );
    expect([t.states('vesna'), t.refusal('ana', 'ability mr-rosu 0')]).toEqual([['IMPAIRED'], 'ES-7.22']);
    t.ana('ability mr-rosu 1', 'on vesna');
    expect(t.look(null).view.operators[t.no('vesna')]?.by).toBe(0);
  });

  test('Dr. Rosu (Surgeon) gives ARMOR 1 and reactivates a friend, each once', () => {
    const t = scene({
      ana: { points: 'SSSSS' },
      board: { 'ana 2100': ['ana dr-rosu-surgeon', 'ana aran disabled=2 felled=1', 'bo vesna disabled=1'] },
    }).ana('ability dr-rosu 0', 'on aran', 'ability dr-rosu 1');
    expect([t.offers('ana'), t.refusal('ana', 'on dr-rosu')]).toEqual([['on ana.aran-breaker'], 'ES-7.13']);
    t.ana('on aran');
    expect([t.op('aran'), t.refusal('ana', 'ability dr-rosu 1')]).toMatchObject([
      { armor: 1, disabled: 0, felled: false, damage: 0 },
      'ES-7.22',
    ]);
    const hurt = scene({
      ana: { points: 'SS', at: 1800 },
      board: { 'ana 2100': ['ana dr-rosu-surgeon', 'ana aran-breaker disabled=1 damage=1'] },
    }).ana('ability dr-rosu 1', 'on aran');
    expect([hurt.isActive('aran'), hurt.op('aran').damage]).toEqual([true, 0]);
  });

  test('The Gray Baron destroys one tech here and disables the enemy agenda of his century', () => {
    const t = scene({
      ana: { points: 'MSP' },
      board: { 'ana 1800': ['ana the-gray-baron', 'ana aran with=vibroblade', 'bo vesna-holt'] },
      deployed: { 'ana 1800': ['bo droid'], 'ana 1900': ['bo war-shrine'] },
    }).ana('ability the-gray 0');
    expect([t.offers('ana'), t.refusal('ana', 'on war-shrine'), t.refusal('ana', 'on vesna')]).toEqual([
      ['on ana.vibroblade', 'on bo.droid'],
      'ES-7.2',
      'ES-11.25',
    ]);
    t.ana('on droid', 'pay M S', 'ability the-gray 1');
    expect([t.gear(), t.agendas('bo'), t.agendas('ana')]).toEqual([['vibroblade', 'war-shrine'], 'drrrrr', 'rrrrrr']);
  });

  test('Handi MOVEs up to 3 along, 1 across, and immobilizes anybody', () => {
    const t = scene({ ana: { points: 'M' }, board: { 'ana 2000': ['ana handi-scrap-runner', 'bo vesna-holt'] } });
    expect(t.offers('ana', 'move')).toEqual([
      'move handi-scrap-runner ana 1800',
      'move handi-scrap-runner ana 1900',
      'move handi-scrap-runner ana 2100',
      'move handi-scrap-runner ana 2200',
      'move handi-scrap-runner ana 2300',
      'move handi-scrap-runner bo 2000',
    ]);
    expect(scene({ board: { 'ana 1800': ['ana handi-scrap-runner'] } }).refusal('ana', 'move handi ana 2200')).toBe(
      'ES-9.2',
    );
    expect(t.ana('ability handi 0', 'on vesna').states('vesna')).toEqual(['IMMOBILIZED']);
  });

  test('Marwa strikes for 1; she streams along her stream, then may strike there', () => {
    const at = () =>
      scene({
        ana: { points: 'MM' },
        board: { 'ana 2000': ['ana marwa-oasis-blade'], 'ana 2300': ['bo layla-mirage armor=1'] },
      }).ana('ability marwa 1', 'to ana 2300');
    // Layla is no longer alone, so she can be chosen now.
    expect(at().offers('ana')).toEqual(['on ana.marwa-oasis-blade', 'on bo.layla-mirage', 'done']);
    expect(at().ana('on layla').defense('layla')).toEqual([2, 1]);
    expect(at().ana('done').defense('layla')).toEqual([2, 2]);
    expect(
      scene({ ana: { points: 'M' }, board: { 'ana 2000': ['ana marwa-oasis-blade', 'bo vesna-holt'] } })
        .ana('ability marwa 0', 'on vesna')
        .defense('vesna'),
    ).toEqual([4, 3]);
  });

  test('Layla is UNTOUCHABLE while no other operator of either side is with her; she lowers', () => {
    const strike = (beside: string[]) => {
      const t = scene({
        ana: { points: 'MM' },
        board: { 'ana 2300': ['ana tamar-vale'], 'bo 2300': ['bo layla-mirage', ...beside] },
      });
      return t.ana('ability tamar 0').refusal('ana', 'on layla');
    };
    expect([strike([]), strike(['bo vesna disabled=1']), strike(['ana aran-breaker'])]).toEqual([
      'ES-12.5',
      null,
      null,
    ]);
    const t = scene({ ana: { points: 'S' }, board: { 'ana 2300': ['ana layla-mirage', 'bo vesna armor=3'] } }).ana(
      'ability layla 0',
      'on vesna',
    );
    expect(t.defense('vesna')).toEqual([4, 3]);
  });

  test('Mori (The Piercer) strikes any target for 2, or an operator for 2 past its armor, which is kept', () => {
    const t = scene({
      ana: { points: 'MMS', at: 1800 },
      bo: { at: 2100 },
      board: { 'bo 2100': ['ana mori-the-piercer', 'bo vesna armor=3'] },
    }).ana('ability mori 1');
    expect(t.refusal('ana', 'on ssv')).toBe('ES-11.23');
    t.ana('on vesna');
    expect([t.defense('vesna'), t.op('vesna').armor]).toEqual([[4, 2], 3]);
  });
});

describe('deck MERIDIAN', () => {
  test('Aran (Breaker) strikes any target here for 3', () => {
    const t = scene({ ana: { points: 'MMP' }, bo: { at: 2000 }, board: { 'bo 2000': ['ana aran-breaker'] } }).ana(
      'ability aran 0',
      'on ssv',
    );
    expect(t.player('bo').armor).toBe(7);
  });

  test('Soren (Echo) copies a sequence with himself as "this operator"', () => {
    const t = scene({
      ana: { points: 'SS', at: 1800 },
      board: { 'ana 2200': ['ana soren-echo', 'bo marwa-oasis-blade'], 'ana 1900': ['bo vesna-holt'] },
    });
    t.ana('ability soren 0', 'on marwa', 'option 1', 'to ana 1900', 'on vesna');
    expect([t.at('soren'), t.defense('vesna'), t.points('ana')]).toEqual(['ana 1900', [4, 2], '']);
  });

  test('Vesna Holt immobilizes an enemy, and restricts while the own controller is away', () => {
    const t = scene({
      ana: { points: 'MMP', at: 1900 },
      board: { 'ana 1900': ['ana vesna-holt', 'bo handi-scrap-runner'] },
    }).ana('ability vesna 0', 'on handi', 'ability vesna 1');
    expect([t.states('handi'), t.zones('ana 1900')]).toEqual([['IMMOBILIZED'], []]);
    expect(t.ana('step 1800').zones('ana 1900')).toEqual(['RESTRICT']);
  });

  test('Captain Dray strikes for 1 and raises all Unit 707 in his century', () => {
    const t = scene({
      ana: { points: 'MP', at: 1900 },
      board: {
        'ana 1800': ['ana captain-dray', 'bo vesna-holt'],
        'bo 1800': ['bo mori-the-piercer'],
        'ana 2000': ['ana aran-breaker'],
      },
    }).ana('ability captain 1', 'ability captain 0', 'on vesna');
    expect(['captain', 'vesna', 'mori', 'aran'].map((name) => t.defense(name))).toEqual([
      [4, 4],
      [5, 4],
      [4, 4],
      [2, 2],
    ]);
    // Those who come later gain nothing from an ability.
    expect(t.ana('move aran ana 1800').defense('aran')).toEqual([2, 2]);
  });

  test('Lumen makes a friend UNTOUCHABLE, and spins with ripple once per turn', () => {
    const t = scene({
      ana: { points: 'SSSP' },
      board: { 'ana 2100': ['ana lumen-choir', 'ana aran-breaker', 'bo vesna-holt'] },
    }).ana('ability lumen 0', 'on aran', 'ability lumen 1');
    expect([t.states('aran'), t.types('ana'), t.refusal('ana', 'ability lumen 1')]).toEqual([
      ['UNTOUCHABLE'],
      'MMPSMM',
      'ES-7.22',
    ]);
  });

  test('Moth is FRAIL, contaminates until the start of the next own turn, and looks at face-down techs', () => {
    const t = scene({
      ana: { points: 'SP' },
      board: {
        'ana 2100': [
          'ana moth-swarm-node',
          'bo vesna armor=5 techs=droid,sat-p',
          'bo layla with=vibroblade,hamsa-necklace',
        ],
      },
    }).ana('ability moth 0');
    expect(t.zones('ana 2100')).toEqual(['CONTAMINATE']);
    t.ana('ability moth 1');
    expect([t.offers('ana'), t.refusal('ana', 'on layla')]).toEqual([['on bo.vesna-holt-warden'], 'ES-7.13']);
    t.ana('on vesna');
    expect([
      t.look('ana').view.operators[t.no('vesna')]?.techs,
      t.look(null).view.operators[t.no('vesna')]?.techs,
      t.sealed,
    ]).toEqual([['droid', 'sat-p'], [null, null], true]);
    // An own operator that the opponent controls is an enemy, but its techs are no secret to its owner.
    const own = scene({
      turn: 'bo',
      ana: {},
      bo: { points: 'PPP' },
      board: { 'ana 2100': ['ana moth-swarm-node', 'ana vesna-holt', 'bo mr-rosu-envoy techs=droid,sat-p'] },
    }).bo('ability mr-rosu 1', 'on vesna', 'finish');
    own.table.players[0]!.points = [0, 0, 1];
    own.ana('ability moth 1');
    expect([own.offers('ana'), own.refusal('ana', 'on vesna')]).toEqual([['on bo.mr-rosu-envoy'], 'ES-7.13']);
    // It bites once, at the start of the opponent's turn.
    expect(t.ana('finish').op('vesna').armor).toBe(3);
    expect(t.bo('finish').op('vesna').armor).toBe(3);
  });

  test('Quill streams a friend 1 along and disables any enemy agenda', () => {
    const t = scene({ ana: { points: 'PPS' }, board: { 'ana 1900': ['ana quill-archivist', 'ana aran-breaker'] } }).ana(
      'ability quill 1',
    );
    expect([t.offers('ana').length, t.refusal('ana', 'to ana 1800')]).toEqual([6, 'ES-1.16']);
    t.ana('to bo 2300', 'ability quill 0', 'on aran', 'to ana 1800');
    expect([t.agendas('bo'), t.at('aran')]).toEqual(['rrrrrd', 'ana 1800']);
  });
});

describe('deck OSSUARY', () => {
  test('Angela Storm (Widow) deals 1 more to operators while no Ben Storm is on the board; in a hand he does not count', () => {
    const t = scene({
      ana: { points: 'MM', hand: ['ben-storm-vanguard'] },
      board: { 'ana 2100': ['ana angela-storm-widow', 'bo vesna-holt'] },
    }).ana('ability angela 0', 'on vesna');
    expect(t.defense('vesna')).toEqual([4, 1]);
  });

  test('Ben Storm (Deserter) is FRAIL, strikes any target for 1 and streams anywhere', () => {
    const t = scene({
      ana: { points: 'MMM' },
      bo: { at: 2300 },
      board: { 'ana 1800': ['ana ben-storm-deserter'] },
    }).ana('ability ben 1', 'to bo 2300', 'ability ben 0', 'on ssv');
    expect([t.states('ben'), t.at('ben'), t.player('bo').armor]).toEqual([['FRAIL'], 'bo 2300', 9]);
  });

  test('Aran (Pilgrim) impairs an enemy once and lowers all others here', () => {
    const t = scene({
      ana: { points: 'PPP' },
      board: { 'ana 2300': ['ana aran-pilgrim', 'ana lumen-choir', 'bo vesna armor=2'] },
    }).ana('ability aran 0', 'on vesna', 'ability aran 1');
    expect([t.states('vesna'), t.defense('vesna'), t.op('vesna').armor, t.defense('lumen'), t.defense('aran')]).toEqual(
      [['IMPAIRED'], [4, 3], 2, [2, 1], [3, 3]],
    );
  });

  test('Soren (Hollow) controls an enemy drone or post-human and strikes an operator for 1', () => {
    const t = scene({
      ana: { points: 'SSS' },
      board: { 'ana 1900': ['ana soren-hollow', 'bo handi-scrap-runner', 'bo vesna-holt'] },
    }).ana('ability soren 0');
    expect(t.offers('ana')).toEqual(['on bo.handi-scrap-runner']);
    t.ana('on handi', 'ability soren 1', 'on vesna', 'move handi ana 2200');
    expect([t.at('handi'), t.defense('vesna')]).toEqual(['ana 2200', [4, 3]]);
  });

  test('Mia Star (Eclipse) strikes each enemy in her century, UNTOUCHABLE or not, and a tech here', () => {
    const t = scene({
      ana: { points: 'MMSP' },
      bo: { at: 1800 },
      board: {
        'ana 1800': ['ana mia-star-eclipse', 'ana aran-breaker', 'bo vesna with=stealth-suit'],
        'bo 1800': ['bo layla-mirage'],
      },
    }).ana('ability mia 0');
    expect(['vesna', 'layla', 'aran'].map((name) => t.defense(name))).toEqual([
      [4, 3],
      [2, 1],
      [2, 2],
    ]);
    t.ana('ability mia 1');
    expect(t.offers('ana')).toEqual(['on bo.stealth-suit']);
  });

  test('Mori (The Penitent) shields other friends here from enemy STRIKEs while active and not UNTOUCHABLE; and armors himself once', () => {
    const strike = (mori: string, who = 'bo') => {
      const t = scene({
        ana: { points: 'M' },
        board: {
          'bo 2000': ['ana marwa-oasis-blade', `${who} vesna-holt`, `bo mori-the-penitent${mori}`, 'bo layla-mirage'],
        },
      }).ana('ability marwa 0');
      return [t.refusal('ana', 'on vesna'), t.refusal('ana', 'on mori')];
    };
    expect([strike(''), strike(' disabled=1'), strike(' with=stealth-suit'), strike('', 'ana')]).toEqual([
      ['ES-7.8', null],
      [null, null],
      [null, 'ES-12.5'],
      [null, null],
    ]);
    const foe = scene({
      ana: { points: 'M' },
      board: { 'bo 2000': ['ana marwa-oasis-blade', 'ana mori-the-penitent', 'bo vesna-holt'] },
    }).ana('ability marwa 0');
    expect(foe.refusal('ana', 'on vesna')).toBeNull();
    const all = scene({
      ana: { points: 'MPP' },
      board: { 'bo 1800': ['ana mia-star-eclipse', 'bo vesna-holt', 'bo mori-the-penitent'] },
    }).ana('ability mia 0');
    expect(all.defense('vesna')).toEqual([4, 3]);
    const own = scene({ ana: { points: 'PP' }, board: { 'ana 2100': ['ana mori-the-penitent'] } }).ana(
      'ability mori 0',
    );
    expect([own.op('mori').armor, own.refusal('ana', 'ability mori 0')]).toEqual([1, 'ES-7.22']);
  });

  test('Dr. Rosu (Transcended) arrives with ARMOR 2 and disintegrates a disabled operator, even one disabled this turn, whatever protects it', () => {
    const t = scene({
      ana: { points: 'SSSMM', at: 1800 },
      board: {
        'ana 2100': [
          'ana dr-rosu-transcended',
          'ana angela-storm-vanguard',
          'bo layla armor=0 with=hamsa-necklace',
          'bo kite-mark-ii',
          'bo handi-scrap-runner',
        ],
      },
    });
    expect(t.refusal('ana', 'ability dr-rosu 0')).toBe('ES-7.13');
    t.ana('ability angela 0', 'on handi', 'pay M M', 'ability dr-rosu 0');
    expect(t.offers('ana')).toEqual(['on bo.handi-scrap-runner']);
    t.ana('on handi');
    expect([t.at('handi'), t.refusal('ana', 'ability dr-rosu 0')]).toEqual(['gone', 'ES-7.22']);
    const worn = scene({
      ana: { points: 'SSS' },
      board: { 'ana 2100': ['ana dr-rosu-transcended', 'bo layla armor=4 disabled=2 with=hamsa-necklace'] },
    }).ana('ability dr-rosu 0', 'on layla');
    expect([worn.at('layla'), worn.gear()]).toEqual(['gone', []]);
  });
});
