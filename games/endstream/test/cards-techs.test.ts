import { describe, expect, test } from 'vitest';
import { TECHS } from '../content/index.ts';
import { scene } from './scene.ts';

// One test per tech: what it does, on whom, and at its limit. The user is Quill, who strikes nobody by herself.

type Board = Readonly<Record<string, readonly string[]>>;
const with_ = (tech: string, board: Board = {}, more: object = {}) => {
  const { 'ana 2100': here = [], ...rest } = board;
  return scene({
    ana: { at: 1800 },
    bo: { at: 1800 },
    board: { 'ana 2100': [`ana quill-archivist techs=${tech},stim-pack`, ...here], ...rest },
    ...more,
  });
};
const VESNA = 'bo vesna-holt';
const tested = new Set<string>();
/** A test that names its tech. */
function tech(id: string, says: string, body: () => void): void {
  tested.add(id);
  test(`${id}: ${says}`, body);
}

describe('Weapons', () => {
  tech('tri-axe', 'STRIKE 2 to an operator or tech here, no controller', () => {
    const t = with_('tri-axe', { 'ana 2100': [VESNA] }, { bo: { at: 2100 } }).ana('tech quill tri-axe', 'on vesna');
    expect([t.defense('vesna'), t.gear(), t.player('ana').charge]).toEqual([[4, 2], [], 90]);
  });

  tech('sat-p', 'STRIKE 2 anywhere in the stream the user is in', () => {
    const t = with_('sat-p', { 'ana 1800': [VESNA], 'bo 2100': ['bo mori-the-piercer'] }).ana('tech quill sat-p');
    expect([t.refusal('ana', 'on mori'), t.refusal('ana', 'on jerusalem')]).toEqual(['ES-7.2', 'ES-11.23']);
    expect(t.ana('on vesna').defense('vesna')).toEqual([4, 2]);
  });

  tech('temporal-rail-gun', 'STRIKE 3 in this century', () => {
    const t = with_('temporal-rail-gun', { 'bo 2100': [VESNA], 'ana 2200': ['bo mori-the-piercer'] }).ana(
      'tech quill temporal-rail',
    );
    expect(t.refusal('ana', 'on mori')).toBe('ES-7.2');
    expect(t.ana('on vesna').defense('vesna')).toEqual([4, 1]);
  });

  tech('nuclear-railgun', 'STRIKE 4, then CONTAMINATE here', () => {
    const t = with_('nuclear-railgun', { 'ana 2100': [VESNA, 'bo mori armor=3'] }).ana(
      'tech quill nuclear',
      'on vesna',
    );
    expect([t.isActive('vesna'), t.zones('ana 2100')]).toEqual([false, ['CONTAMINATE']]);
    expect(t.ana('finish').op('mori').armor).toBe(1);
    expect(t.bo('finish').zones('ana 2100')).toEqual([]);
  });

  tech('rail-gun', 'STRIKE 2 within 1', () => {
    const t = with_('rail-gun', {
      'ana 2200': [VESNA],
      'ana 2300': ['bo mori-the-piercer'],
      'bo 2100': ['bo handi-scrap-runner'],
    }).ana('tech quill rail-gun');
    expect([t.refusal('ana', 'on mori'), t.refusal('ana', 'on handi')]).toEqual(['ES-7.2', 'ES-7.2']);
    expect(t.ana('on vesna').defense('vesna')).toEqual([4, 2]);
  });

  tech('vibroblade', 'the next STRIKE at an operator deals 2 more; at a controller or tech it does not fit', () => {
    const t = scene({
      ana: { points: 'MMMM' },
      bo: { at: 2100 },
      board: { 'bo 2100': ['ana mori-the-piercer with=vibroblade', VESNA] },
    }).ana('ability mori 0', 'on ssv');
    expect([t.player('bo').armor, t.gear()]).toEqual([8, ['vibroblade']]);
    t.ana('ability mori 0', 'on vesna');
    expect([t.isActive('vesna'), t.gear()]).toEqual([false, []]);
  });

  test('vibroblade: used up by a STRIKE that is cancelled; carried over by one that is redirected', () => {
    const strike = (worn: string) =>
      scene({
        ana: { points: 'M', at: 1800 },
        board: { 'ana 2100': ['ana captain-dray with=vibroblade', `bo vesna with=${worn}`] },
      }).ana('ability captain 0', 'on vesna');
    const cancelled = strike('temporal-reflector');
    expect([cancelled.gear(), cancelled.defense('vesna')]).toEqual([[], [4, 4]]);
    const redirected = strike('mirror-of-ishtar');
    expect([redirected.gear(), redirected.isActive('captain')]).toEqual([[], false]);
  });

  tech('dirty-chrono-bomb', 'CONTAMINATE as long as it stays', () => {
    const t = with_('dirty-chrono-bomb', { 'ana 2100': ['bo vesna armor=5'] })
      .ana('tech quill dirty', 'finish')
      .bo('finish')
      .ana('finish');
    expect([t.op('vesna').armor, t.zones('ana 2100')]).toEqual([0, ['CONTAMINATE']]);
  });

  tech('emp-bomb', 'destroys all equipped and deployed tech here and impairs all drones here, of both sides', () => {
    const t = with_(
      'emp-bomb',
      {
        'ana 2100': ['bo vesna with=vibroblade', 'bo handi-scrap-runner', 'ana kite-mark-ii'],
        'ana 2200': ['bo moth with=hamsa-necklace'],
      },
      { deployed: { 'ana 2100': ['ana droid'], 'ana 2200': ['bo war-shrine'] } },
    );
    t.ana('tech quill emp');
    expect([t.gear(), t.states('handi'), t.states('kite'), t.states('vesna'), t.states('moth')]).toEqual([
      ['hamsa-necklace', 'war-shrine'],
      ['IMPAIRED'],
      ['IMPAIRED', 'FRAIL'],
      [],
      ['FRAIL'],
    ]);
  });

  tech('corrosive-nanobot-swarm', 'each enemy here loses 2 armor; then it contaminates, FRAIL', () => {
    const t = with_('corrosive-nanobot-swarm', {
      'ana 2100': ['bo vesna armor=3', 'bo mori armor=1', 'ana aran armor=3', 'bo handi-scrap-runner'],
    }).ana('tech quill corrosive');
    // Handi has none to lose, so nothing is told of it.
    expect(t.entries('armored').map(({ operator, amount }) => [operator, amount])).toEqual([
      [t.no('vesna'), -2],
      [t.no('mori'), -1],
    ]);
    expect([t.op('vesna').armor, t.op('mori').armor, t.op('aran').armor, t.zones('ana 2100')]).toEqual([
      1,
      0,
      3,
      ['CONTAMINATE'],
    ]);
  });

  tech('electrical-trident', 'STRIKE 1 to each of one to three different targets, a controller among them', () => {
    const start = () =>
      with_(
        'electrical-trident',
        { 'ana 2100': [VESNA, 'bo mori-the-piercer'] },
        { ana: { at: 2100 }, deployed: { 'ana 2100': ['bo droid'] } },
      ).ana('tech quill electrical');
    expect(start().refusal('ana', 'done')).toBe('ES-R38');
    const t = start().ana('on vesna');
    expect([t.refusal('ana', 'on vesna'), t.offers('ana').at(-1)]).toEqual(['ES-R56', 'done']);
    t.ana('on droid', 'on jerusalem');
    expect([t.defense('vesna'), t.gear(), t.player('ana').armor, t.defense('mori')]).toEqual([[4, 3], [], 10, [3, 3]]);
    expect(start().ana('on vesna', 'done').defense('vesna')).toEqual([4, 3]);
  });

  test('ES-R56 electrical-trident: a standing bonus counts for every operator, a one-time bonus for one, picked by the striker', () => {
    const t = scene({
      ana: { at: 1800 },
      board: {
        'ana 2100': [
          'ana quill with=vibroblade techs=vibroblade,electrical-trident',
          VESNA,
          'bo mori-the-piercer',
          'bo layla-mirage',
        ],
      },
      deployed: { 'ana 2100': ['ana war-shrine'] },
    });
    t.op('quill').slots = ['used', 'unused'];
    t.ana('tech quill electrical', 'on vesna', 'on mori', 'on war-shrine');
    expect(t.offers('ana')).toEqual(['on bo.vesna-holt-warden', 'on bo.mori-the-piercer']);
    expect(t.refusal('ana', 'on layla')).toBe('ES-R56');
    t.ana('on mori');
    expect([t.defense('vesna'), t.isActive('mori')]).toEqual([[4, 2], false]);
  });

  tech('void-frequency-hammer', 'STRIKE 3 to an operator here; it is IMMOBILIZED', () => {
    const t = with_('void-frequency-hammer', { 'ana 2100': [VESNA] }).ana('tech quill void', 'on vesna');
    expect([t.defense('vesna'), t.states('vesna')]).toEqual([[4, 1], ['IMMOBILIZED']]);
  });

  tech('needle-rifle', 'STRIKE 1 within 2', () => {
    const t = with_('needle-rifle', { 'ana 2300': [VESNA], 'ana 1800': ['bo mori-the-piercer'] }).ana(
      'tech quill needle',
    );
    expect(t.refusal('ana', 'on mori')).toBe('ES-7.2');
    expect(t.ana('on vesna').defense('vesna')).toEqual([4, 3]);
  });

  tech('arc-net', 'LOWER 1 to an enemy here; it is IMMOBILIZED', () => {
    const t = with_('arc-net', { 'ana 2100': ['bo vesna armor=2', 'ana aran-breaker'] }).ana('tech quill arc-net');
    expect(t.offers('ana')).toEqual(['on bo.vesna-holt-warden']);
    t.ana('on vesna');
    expect([t.defense('vesna'), t.op('vesna').armor, t.states('vesna')]).toEqual([[4, 3], 2, ['IMMOBILIZED']]);
  });

  tech('glass-dagger', 'an enemy here is FRAIL until the end of this turn', () => {
    const t = with_('glass-dagger', { 'ana 2100': [VESNA] }).ana('tech quill glass', 'on vesna');
    expect(t.states('vesna')).toEqual(['FRAIL']);
    expect(t.ana('finish').states('vesna')).toEqual([]);
  });

  tech('siege-mortar', 'at the start of your turn STRIKE 1 to the enemy controller in its century', () => {
    const t = with_('siege-mortar', {}, { bo: { at: 2100 } })
      .ana('tech quill siege', 'finish')
      .bo('finish');
    expect(t.player('bo').armor).toBe(9);
    expect(t.ana('finish').bo('step 2200', 'finish').player('bo').armor).toBe(9);
  });

  tech('breach-charge', 'STRIKE 2 to a controller here, or destroy one tech here', () => {
    const at = (position: object) => with_('breach-charge', { 'ana 2100': ['bo vesna with=vibroblade'] }, position);
    const both = at({ ana: { at: 2100 } }).ana('tech quill breach');
    expect(both.offers('ana')).toEqual(['option 0', 'option 1']);
    expect(both.ana('option 1', 'on vibroblade').gear()).toEqual([]);
    const one = at({}).ana('tech quill breach');
    expect([one.offers('ana'), one.refusal('ana', 'option 0')]).toEqual([['option 1'], 'ES-7.13']);
    expect(
      at({ ana: { at: 2100 } })
        .ana('tech quill breach', 'option 0', 'on jerusalem')
        .player('ana').armor,
    ).toBe(9);
  });

  tech(
    'sleeper-rounds',
    'the next STRIKE that hits an operator also impairs it; a cancelled one does not use it up',
    () => {
      const strike = (worn: string) =>
        scene({
          ana: { points: 'M', at: 1800 },
          board: { 'ana 2100': ['ana captain-dray with=sleeper-rounds', `bo vesna armor=3${worn}`] },
        }).ana('ability captain 0', 'on vesna');
      const t = strike('');
      expect([t.states('vesna'), t.gear()]).toEqual([['IMPAIRED'], []]);
      expect(strike(' with=temporal-reflector').gear()).toEqual(['sleeper-rounds']);
      const bare = scene({
        ana: { points: 'M', at: 1800 },
        board: { 'ana 2100': ['ana captain-dray with=sleeper-rounds', 'bo vesna damage=3 with=hamsa-necklace'] },
      }).ana('ability captain 0', 'on vesna');
      expect([bare.gear(), bare.states('vesna')]).toEqual([['sleeper-rounds'], []]);
      expect(strike(' with=mirror-of-ishtar').states('captain')).toEqual(['IMPAIRED']);
    },
  );
});

describe('Devices', () => {
  tech('fake-news-generator', 'flips one agenda of this century in either stream, without ripple', () => {
    const t = with_('fake-news-generator').ana('tech quill fake');
    expect(t.offers('ana')).toEqual(['to ana 2100', 'to bo 2100']);
    t.ana('to bo 2100');
    expect([t.types('ana'), t.types('bo'), t.player('ana').hasSpun]).toEqual(['MMPPSS', 'MMPSSS', false]);
  });

  tech('automated-damage-control', 'at the start of your turn the bearer without armor gets ARMOR 1', () => {
    const t = with_('automated-damage-control').ana('tech quill automated', 'finish').bo('finish');
    expect(t.op('quill').armor).toBe(1);
    expect(t.ana('finish').bo('finish').op('quill').armor).toBe(1);
    const armored = scene({ turn: 'bo', board: { 'ana 2100': ['ana quill armor=3 with=automated-damage-control'] } });
    expect(armored.bo('finish').op('quill').armor).toBe(3);
  });

  tech('chrono-accelerator', 'one more MOVE this turn', () => {
    const t = with_('chrono-accelerator').ana('move quill ana 2200', 'tech quill chrono', 'move quill ana 2300');
    expect([t.at('quill'), t.refusal('ana', 'move quill ana 2200')]).toEqual(['ana 2300', 'ES-9.1']);
    t.ana('finish').bo('finish').ana('move quill ana 2200');
    expect(t.refusal('ana', 'move quill ana 2300')).toBe('ES-9.1');
  });

  tech('darkskies-protocol', 'RESTRICT until the start of your next turn', () => {
    const t = with_('darkskies-protocol', { 'ana 2000': [VESNA] }).ana('tech quill dark', 'finish');
    expect(t.refusal('bo', 'move vesna ana 2100')).toBe('ES-13.1');
    expect(t.bo('finish').zones('ana 2100')).toEqual([]);
  });

  tech('neural-parasite', 'CONTROL of the bearer until the tech leaves', () => {
    const t = with_('neural-parasite', { 'ana 2100': ['bo marwa-oasis-blade', VESNA] }).ana(
      'tech quill neural',
      'on marwa',
    );
    expect(t.refusal('ana', 'move marwa ana 2200')).toBeNull();
    t.ana('finish');
    expect(t.refusal('bo', 'move marwa ana 2200')).toBe('ES-12.8');
    t.table.players[1]!.points = [1, 0, 0];
    // Its friends may strike the tech; here Vesna's player has nobody who strikes, so the turn ends it.
    expect(t.bo('finish').gear()).toEqual([]);
    expect(t.look(null).view.operators[t.no('marwa')]?.by).toBe(1);
  });

  test('neural-parasite: struck by the bearer’s friends it frees the bearer', () => {
    const t = with_('neural-parasite', { 'ana 2100': ['bo handi-scrap-runner', 'bo marwa-oasis-blade'] }).ana(
      'tech quill neural',
      'on handi',
      'finish',
    );
    t.table.players[1]!.points = [1, 0, 0];
    t.bo('ability marwa 0', 'on neural-parasite');
    expect(t.refusal('bo', 'move handi ana 2200')).toBeNull();
  });

  tech('stim-pack', 'RAISE 2 to the user or a friend here', () => {
    const t = scene({
      ana: { at: 1800 },
      board: { 'ana 2100': ['ana quill-archivist', 'ana aran-breaker', VESNA] },
    }).ana('tech quill stim');
    expect(t.offers('ana')).toEqual(['on ana.quill-archivist', 'on ana.aran-breaker']);
    expect(t.ana('on aran').defense('aran')).toEqual([4, 4]);
  });

  tech('plunger', 'an enemy here streams 1 along, the user’s choice of direction', () => {
    const t = with_('plunger', { 'ana 2100': [VESNA] }).ana('tech quill plunger', 'on vesna');
    expect(t.offers('ana')).toEqual(['to ana 2000', 'to ana 2200']);
    expect(t.ana('to ana 2000').at('vesna')).toBe('ana 2000');
  });

  tech('droid', 'at the start of your turn STRIKE 1 to an enemy operator or tech here, your choice', () => {
    const t = with_('droid', { 'ana 2100': [VESNA, 'bo mori-the-piercer'] })
      .ana('tech quill droid', 'finish')
      .bo('finish');
    expect(t.offers('ana')).toEqual(['on bo.vesna-holt-warden', 'on bo.mori-the-piercer']);
    t.ana('on mori');
    expect([t.defense('mori'), t.table.phase]).toEqual([[3, 2], 'action']);
    // No target, no effect.
    expect(with_('droid').ana('tech quill droid', 'finish').bo('finish').table.phase).toBe('action');
  });

  tech('stealth-suit', 'the bearer is UNTOUCHABLE until the start of your next turn', () => {
    const t = with_('stealth-suit').ana('tech quill stealth');
    expect(t.states('quill')).toEqual(['UNTOUCHABLE']);
    expect(t.ana('finish').states('quill')).toEqual(['UNTOUCHABLE']);
    expect(t.bo('finish').states('quill')).toEqual([]);
  });

  tech('gene-adaptable-perfume', 'an enemy here is IMPAIRED', () => {
    const t = with_('gene-adaptable-perfume', { 'ana 2100': [VESNA, 'ana aran-breaker'] }).ana('tech quill gene');
    expect(t.offers('ana')).toEqual(['on bo.vesna-holt-warden']);
    expect(t.ana('on vesna').states('vesna')).toEqual(['IMPAIRED']);
  });

  tech(
    'neuro-tuning-chip',
    'the next ability costs one symbol less, the player’s choice; a price of one becomes nothing',
    () => {
      const t = scene({
        ana: { points: 'PS', at: 1800 },
        board: { 'ana 2100': ['ana quill with=neuro-tuning-chip'] },
      }).until('ana', 'ability quill 1', 'to bo 1800');
      expect([t.offers('ana'), t.look('ana').prompt]).toEqual([
        ['pay S', 'pay P'],
        { key: 'prompt.pay-cut', args: { price: 'P S', cut: 1 } },
      ]);
      const poor = scene({ board: { 'ana 2100': ['ana quill with=neuro-tuning-chip'] } });
      expect(poor.ruling('ana', 'ability quill 1')).toEqual({
        clause: 'ES-5.8',
        because: { key: 'why.price-cut', args: { price: 'P S', points: { key: 'price.none' }, cut: 1 } },
      });
      t.until('ana', 'pay S');
      expect([t.points('ana'), t.gear(), t.agendas('bo')]).toEqual(['P', [], 'drrrrr']);
      const free = scene({ board: { 'ana 2100': ['ana quill with=neuro-tuning-chip'] } }).ana(
        'ability quill 0',
        'on quill',
        'to ana 2200',
      );
      expect([free.at('quill'), free.gear()]).toEqual(['ana 2200', []]);
      const basic = scene({
        ana: { points: 'P' },
        bo: { at: 2100 },
        board: { 'bo 2100': ['ana quill with=neuro-tuning-chip'] },
      }).ana('ability quill default', 'on ssv');
      expect(basic.player('bo').armor).toBe(9);
    },
  );

  tech(
    'temporal-scrambler',
    'an enemy here streams at random among the turnpoints of its stream that it can enter; a commit point',
    () => {
      const seen = new Set<string>();
      for (let i = 0; i < 40; i++) {
        const t = with_(
          'temporal-scrambler',
          { 'ana 2100': [VESNA] },
          { deployed: { 'ana 2000': ['bo toll-beacon'] } },
        );
        t.state.chance.seed = `scrambler ${i}`;
        t.ana('tech quill temporal-scrambler', 'on vesna');
        expect(t.sealed).toBe(true);
        seen.add(t.at('vesna'));
      }
      expect(seen).toEqual(new Set(['ana 1800', 'ana 1900', 'ana 2200', 'ana 2300']));
      expect(
        with_(
          'temporal-scrambler',
          { 'ana 2100': [VESNA] },
          { deployed: { 'ana 2100': ['bo quarantine-seal'] } },
        ).refusal('ana', 'tech quill temporal-scrambler'),
      ).toBe('ES-7.13');
    },
  );

  test('ES-16.10 temporal-scrambler: a commit point in the middle of a turn shows the techs of who was lost before', () => {
    const t = with_('temporal-scrambler', {
      'ana 2100': ['ana marwa-oasis-blade', 'bo moth techs=droid,sat-p', 'bo handi-scrap-runner'],
    });
    t.table.players[0]!.points = [1, 0, 0];
    t.ana('ability marwa 0', 'on moth');
    expect([t.at('moth'), t.entries('shown')]).toEqual(['gone', []]);
    t.ana('tech quill temporal-scrambler', 'on handi');
    expect(t.entries('shown')).toMatchObject([{ operator: t.no('moth'), techs: ['droid', 'sat-p'] }]);
  });

  tech('gml-facelock', 'an enemy here is IMMOBILIZED and cannot spin', () => {
    const t = with_('gml-facelock', { 'ana 2100': [VESNA] }).ana('tech quill gml', 'on vesna', 'finish');
    expect([t.refusal('bo', 'move vesna ana 2000'), t.refusal('bo', 'spin vesna')]).toEqual(['ES-9.9', 'ES-7.3']);
  });

  tech(
    'temporal-reflector',
    'an enemy STRIKE at the bearer has no effect and the bearer streams 1 upstream, if it can',
    () => {
      const strike = (where: string, deployed = {}) =>
        scene({
          ana: { points: 'M', at: 1800 },
          bo: { at: 1800 },
          board: { [where]: ['ana captain-dray', 'bo vesna with=temporal-reflector'] },
          deployed,
        }).ana('ability captain 0', 'on vesna');
      expect([
        strike('ana 2100').at('vesna'),
        strike('ana 2300').at('vesna'),
        strike('ana 2100', { 'ana 2200': ['ana toll-beacon'] }).at('vesna'),
      ]).toEqual(['ana 2200', 'ana 2300', 'ana 2100']);
      expect([strike('ana 2300').defense('vesna'), strike('ana 2300').gear()]).toEqual([[4, 4], []]);
      // Its own side's STRIKE is none, and a STRIKE at all targets nobody.
      const own = scene({
        turn: 'bo',
        bo: { points: 'M' },
        board: { 'ana 2100': ['bo captain-dray', 'bo vesna with=temporal-reflector'] },
      }).bo('ability captain 0', 'on vesna');
      expect([own.defense('vesna'), own.gear()]).toEqual([[4, 3], ['temporal-reflector']]);
      const all = scene({
        ana: { points: 'MPP' },
        board: { 'ana 1800': ['ana mia-star-eclipse', 'bo vesna with=temporal-reflector'] },
      }).ana('ability mia 0');
      expect([all.defense('vesna'), all.gear()]).toEqual([[4, 3], ['temporal-reflector']]);
    },
  );

  tech('meridian-plate', 'ARMOR 3, spent at once', () => {
    const t = with_('meridian-plate').ana('tech quill meridian');
    expect([t.op('quill').armor, t.gear()]).toEqual([3, []]);
  });

  tech('gate-clamp', 'LOCKDOWN until the start of your next turn', () => {
    const t = with_('gate-clamp', { 'ana 2100': [VESNA] }).ana('tech quill gate', 'finish');
    expect(t.refusal('bo', 'move vesna ana 2000')).toBe('ES-13.2');
    expect(t.bo('finish').gear()).toEqual([]);
  });

  const exposed = (card: string) => {
    const from = (where: string) => {
      const t = scene({
        ana: { points: 'M', at: 1800 },
        board: { [where]: ['ana captain-dray'] },
        deployed: { 'bo 2100': [`bo ${card}`] },
      }).ana('ability captain 0');
      return t.refusal('ana', `on ${card}`);
    };
    return ['bo 2100', 'bo 2000', 'bo 2200', 'ana 2100', 'bo 2300', 'ana 2200'].map(from);
  };

  tech('toll-beacon', 'RESTRICT; it may be struck from within 1 and from its century', () => {
    expect(exposed('toll-beacon')).toEqual([null, null, null, null, 'ES-7.2', 'ES-7.2']);
    // By STRIKEs only: the Gray Baron destroys no tech from afar.
    const baron = scene({
      ana: { points: 'MM', at: 1800 },
      board: { 'bo 2000': ['ana the-gray-baron'] },
      deployed: { 'bo 2000': ['bo droid'], 'bo 2100': ['bo toll-beacon'] },
    }).ana('ability the-gray 0');
    expect([baron.offers('ana'), baron.refusal('ana', 'on toll-beacon')]).toEqual([['on bo.droid'], 'ES-7.2']);
    expect(with_('toll-beacon').ana('tech quill toll').zones('ana 2100')).toEqual(['RESTRICT']);
  });

  tech('puppet-circuit', 'CONTROL of an enemy here until the end of this turn', () => {
    const t = with_('puppet-circuit', { 'ana 2100': [VESNA] }).ana(
      'tech quill puppet',
      'on vesna',
      'move vesna ana 2200',
    );
    expect(t.at('vesna')).toBe('ana 2200');
    expect(t.ana('finish').refusal('bo', 'move vesna ana 2100')).toBeNull();
  });

  tech('broadcast-spike', 'disables the enemy agenda of this century', () => {
    expect(with_('broadcast-spike').ana('tech quill broadcast').agendas('bo')).toBe('rrrdrr');
  });

  tech('field-medbay', 'at the start of your turn reactivates all friends here, and is destroyed if any was', () => {
    const t = with_('field-medbay', { 'ana 2100': ['ana aran disabled=2', VESNA.concat(' disabled=2')] })
      .ana('tech quill field', 'finish')
      .bo('finish');
    expect([t.isActive('aran'), t.isActive('vesna'), t.gear()]).toEqual([true, false, []]);
    const idle = with_('field-medbay').ana('tech quill field', 'finish').bo('finish');
    expect(idle.gear()).toEqual(['field-medbay']);
  });

  tech('slipstream-coil', 'the bearer has `*`: STREAM 1 along', () => {
    const t = with_('slipstream-coil').ana('tech quill slip');
    t.table.players[0]!.points = [1, 0, 0];
    expect(t.ana('ability quill slipstream-coil', 'to ana 2200').at('quill')).toBe('ana 2200');
  });

  tech('ghost-passport', 'the user streams cross-stream', () => {
    expect(with_('ghost-passport').ana('tech quill ghost', 'to bo 2100').at('quill')).toBe('bo 2100');
  });

  tech('overcharge-cell', 'an activated agenda becomes ready, and may be activated or pushed', () => {
    const t = with_('overcharge-cell').ana('agenda 1800', 'tech quill overcharge', 'to ana 1800', 'push 1800');
    expect(t.points('ana')).toBe('MMM');
  });

  test('ES-R60 overcharge-cell: an agenda tapped for a mulligan is activated, so it may be made ready', () => {
    const t = with_('overcharge-cell', {}, { turn: 'ana', table: { first: 1 } });
    t.table.players[0]!.turns = 1;
    t.table.agendas[0]!.activated = true;
    t.ana('tech quill overcharge', 'to ana 1800', 'agenda 1800');
    expect([t.points('ana'), t.agendas('ana')]).toEqual(['M', 'arrrrr']);
  });
});

describe('Relics', () => {
  tech(
    'mirror-of-ishtar',
    'an enemy operator’s STRIKE at the bearer hits the striker; controllers and deployed tech it does not answer',
    () => {
      const t = scene({
        ana: { points: 'M', at: 1800 },
        board: { 'ana 2100': ['ana captain-dray', 'bo vesna with=mirror-of-ishtar'] },
      }).ana('ability captain 0', 'on vesna');
      expect([t.defense('captain'), t.defense('vesna'), t.gear()]).toEqual([[3, 2], [4, 4], []]);
      // Tech used by an operator counts as that operator's.
      const byTech = with_('tri-axe', { 'ana 2100': ['bo vesna with=mirror-of-ishtar'] }).ana(
        'tech quill tri-axe',
        'on vesna',
      );
      expect(byTech.isActive('quill')).toBe(false);
      const controller = scene({
        turn: 'bo',
        bo: { points: 'MM' },
        board: { 'ana 2200': ['ana vesna with=mirror-of-ishtar'] },
      }).bo('ability ssv 0', 'on vesna');
      expect([controller.defense('vesna'), controller.gear()]).toEqual([[4, 3], ['mirror-of-ishtar']]);
      const deployed = scene({
        turn: 'bo',
        ana: {},
        board: { 'ana 2100': ['bo vesna with=mirror-of-ishtar'] },
        deployed: { 'ana 2100': ['ana droid'] },
      })
        .bo('finish')
        .ana('on vesna');
      expect([deployed.defense('vesna'), deployed.gear()]).toEqual([
        [4, 3],
        ['mirror-of-ishtar', 'droid'],
      ]);
    },
  );

  test('ES-R56 mirror, reflector, hamsa in this order; a redirected STRIKE is not redirected again, but a Hamsa may save the one it hits', () => {
    const both = scene({
      ana: { points: 'M', at: 1800 },
      board: {
        'ana 2100': [
          'ana captain-dray with=mirror-of-ishtar,temporal-reflector',
          'bo vesna with=temporal-reflector,mirror-of-ishtar',
        ],
      },
    }).ana('ability captain 0', 'on vesna');
    expect([both.defense('captain'), both.table.gear.map(({ card, by }) => `${by} ${card}`)]).toEqual([
      [3, 2],
      ['0 mirror-of-ishtar', '0 temporal-reflector', '1 temporal-reflector'],
    ]);
    const saved = scene({
      ana: { points: 'MMM', at: 1800 },
      board: { 'ana 2100': ['ana aran with=hamsa-necklace', 'bo vesna with=mirror-of-ishtar'] },
    }).ana('ability aran 0', 'on vesna');
    expect([saved.isActive('aran'), saved.gear()]).toEqual([true, []]);
  });

  tech('mars-rising', 'friends who are here now deal 1 more to operators this turn, wherever they go', () => {
    const t = scene({
      ana: { points: 'MM', at: 1800 },
      board: {
        'ana 2100': ['ana tamar techs=mars-rising,droid', 'ana captain-dray'],
        'ana 2000': ['ana marwa-oasis-blade'],
        'ana 2200': [VESNA],
      },
    });
    t.ana(
      'tech tamar mars',
      'move captain ana 2200',
      'move marwa ana 2200',
      'ability captain 0',
      'on vesna',
      'ability marwa 0',
      'on vesna',
    );
    expect(t.defense('vesna')).toEqual([4, 1]);
    expect(t.ana('finish').table.marks).toEqual([]);
  });

  tech('hamsa-necklace', 'an effect that would bring the bearer to zero does nothing to it, armor included', () => {
    const hit = (armor: number, disabled = '') =>
      scene({
        ana: { points: 'MM', at: 1800 },
        board: { 'ana 2100': ['ana angela-storm-vanguard', `bo layla armor=${armor}${disabled} with=hamsa-necklace`] },
      }).ana('ability angela 0', 'on layla');
    expect([hit(0).isActive('layla'), hit(0).gear(), hit(0).defense('layla')]).toEqual([true, [], [2, 2]]);
    // Armor takes it: not to zero, so it is kept.
    expect([hit(1).op('layla').armor, hit(1).gear()]).toEqual([0, ['hamsa-necklace']]);
    expect(hit(0, ' disabled=1').at('layla')).toBe('ana 2100');
    const lowered = scene({
      ana: { points: 'S' },
      board: { 'ana 2100': ['ana layla-mirage', 'bo moth with=hamsa-necklace'] },
    }).ana('ability layla 0', 'on moth');
    expect([lowered.at('moth'), lowered.gear()]).toEqual(['ana 2100', []]);
  });

  test('hamsa-necklace: it does not answer the end of a RAISE', () => {
    const t = scene({ ana: { at: 2000 }, board: { 'ana 2000': ['ana aran damage=2 with=hamsa-necklace'] } }).ana(
      'move aran ana 2100',
    );
    expect([t.isActive('aran'), t.gear()]).toEqual([false, ['hamsa-necklace']]);
  });

  tech('bonebot-staff', 'the bearer has `M/P`: STRIKE 1', () => {
    const t = with_('bonebot-staff', { 'ana 2100': [VESNA] }).ana('tech quill bonebot');
    t.table.players[0]!.points = [1, 1, 0];
    expect(
      t.ana('ability quill bonebot-staff', 'on vesna', 'ability quill bonebot-staff', 'on vesna').defense('vesna'),
    ).toEqual([4, 2]);
  });

  tech(
    'war-shrine',
    'friends who strike from here deal 1 more to operators; bonuses add up; controllers and deployed tech gain nothing',
    () => {
      const t = scene({
        ana: { points: 'MMM', at: 2100 },
        bo: { at: 2100 },
        board: { 'ana 2100': ['ana ben-storm-deserter', VESNA] },
        deployed: { 'ana 2100': ['ana war-shrine', 'ana war-shrine'] },
      }).ana('ability ben 0', 'on vesna');
      expect(t.defense('vesna')).toEqual([4, 1]);
      expect(t.ana('ability ben 0', 'on jerusalem').player('ana').armor).toBe(10);
      const enemy = scene({
        turn: 'bo',
        bo: { points: 'M' },
        board: { 'ana 2100': ['bo marwa-oasis-blade', 'ana vesna-holt'] },
        deployed: { 'ana 2100': ['ana war-shrine'] },
      }).bo('ability marwa 0', 'on vesna');
      expect(enemy.defense('vesna')).toEqual([4, 3]);
    },
  );

  tech('the-ghost-sword-of-saturn', 'STRIKE 3 past armor', () => {
    const t = with_('the-ghost-sword-of-saturn', { 'ana 2100': ['bo vesna armor=5'] }).ana(
      'tech quill the-ghost',
      'on vesna',
    );
    expect([t.defense('vesna'), t.op('vesna').armor]).toEqual([[4, 1], 5]);
  });

  tech('iron-psalter', 'ARMOR 2 to a friend here, spent at once', () => {
    const t = with_('iron-psalter', { 'ana 2100': ['ana aran-breaker', VESNA] }).ana('tech quill iron');
    expect(t.offers('ana')).toEqual(['on ana.quill-archivist', 'on ana.aran-breaker']);
    t.ana('on aran');
    expect([t.op('aran').armor, t.gear()]).toEqual([2, []]);
  });

  tech('quarantine-seal', 'LOCKDOWN; it may be struck from within 1 and from its century', () => {
    const t = with_('quarantine-seal', { 'ana 2200': ['bo marwa-oasis-blade'] }).ana('tech quill quarantine', 'finish');
    expect([t.zones('ana 2100'), t.refusal('bo', 'move marwa ana 2100')]).toEqual([['LOCKDOWN'], 'ES-13.2']);
    t.table.players[1]!.points = [1, 0, 0];
    expect(t.bo('ability marwa 0', 'on quarantine-seal').gear()).toEqual([]);
  });

  tech('lantern-of-ages', 'spins here with ripple, beside the spin of the turn', () => {
    const t = with_('lantern-of-ages').ana('tech quill lantern', 'spin quill');
    expect(t.types('ana')).toBe('MMPPSS');
  });

  tech('recall-thread', 'a friend anywhere streams here', () => {
    const t = with_('recall-thread', {
      'bo 1800': ['ana aran-breaker'],
      'ana 2100': ['ana marwa-oasis-blade', VESNA],
    }).ana('tech quill recall');
    expect([t.offers('ana'), t.refusal('ana', 'on marwa')]).toEqual([['on ana.aran-breaker'], 'ES-9.13']);
    expect(t.ana('on aran').at('aran')).toBe('ana 2100');
  });

  tech('saint-s-finger', 'a friend here is UNTOUCHABLE until the start of your next turn', () => {
    const t = with_('saint-s-finger', { 'ana 2100': ['ana aran-breaker', VESNA] }).ana('tech quill saint', 'on aran');
    expect(t.states('aran')).toEqual(['UNTOUCHABLE']);
    expect(t.ana('finish').bo('finish').states('aran')).toEqual([]);
  });

  tech('hollow-crown', 'an enemy here is IMPAIRED as long as it wears it', () => {
    const t = with_('hollow-crown', { 'ana 2100': [VESNA] })
      .ana('tech quill hollow', 'on vesna', 'finish')
      .bo('finish')
      .ana('finish');
    expect([t.states('vesna'), t.refusal('bo', 'ability vesna 0')]).toEqual([['IMPAIRED'], 'ES-12.4']);
  });

  tech('lead-shackles', 'an enemy here is IMMOBILIZED as long as it wears them', () => {
    const t = with_('lead-shackles', { 'ana 2100': [VESNA] })
      .ana('tech quill lead', 'on vesna', 'finish')
      .bo('finish')
      .ana('finish');
    expect(t.refusal('bo', 'move vesna ana 2000')).toBe('ES-9.9');
  });

  tech(
    'scrying-bowl',
    'shows the opponent’s hand with its techs, to the user alone; not usable on an empty hand',
    () => {
      const t = with_(
        'scrying-bowl',
        {},
        { bo: { hand: ['marwa techs=droid,sat-p', 'handi techs=plunger,rail-gun'] } },
      ).ana('tech quill scrying');
      const seen = (who: 'ana' | null) =>
        t
          .look(who)
          .view.operators.slice(7, 9)
          .map(({ card, techs }) => [card, ...techs]);
      expect(seen('ana')).toEqual([
        ['marwa-oasis-blade', 'droid', 'sat-p'],
        ['handi-scrap-runner', 'plunger', 'rail-gun'],
      ]);
      expect(seen(null)).toEqual([
        [null, null, null],
        [null, null, null],
      ]);
      expect(t.sealed).toBe(true);
      expect(
        with_('scrying-bowl', { 'ana 2100': [VESNA] }, { bo: { hand: [] } }).refusal('ana', 'tech quill scrying'),
      ).toBe('ES-7.13');
    },
  );
});

test('every tech has a test of its own', () => {
  expect([...tested].sort()).toEqual(TECHS.map(({ id }) => id).sort());
});
