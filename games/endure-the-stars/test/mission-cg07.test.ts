import { describe, expect, test } from 'vitest';
import { type Staging, stage } from './mission-scene.ts';
import { scene } from './scene.ts';

const cg07 = (rest: Partial<Staging> = {}) => stage({ mission: 'CG07', tokens: [['jaeger-3', 'CQ.A']], ...rest });

describe('CG07 Ever at Our Heels', () => {
  test('ETS-M07.9 ETS-RM42 a random survivor begins with a chest injury that does not heal', () => {
    const hurt = new Set<number>();
    for (let n = 0; n < 20; n++) {
      const { team } = cg07({ seed: `wound ${n}` }).t;
      const marked = team.flatMap(({ injuries }, who) => (injuries.includes('chest') ? [who] : []));
      expect(marked.length).toBe(1);
      hurt.add(marked[0] as number);
    }
    expect(hurt.size).toBe(3);
  });

  test('ETS-M07.9 the wound is not healed by a Med Kit, a treatment or surgery; another injury is', () => {
    const wounded = (id: string, cards: readonly string[] = []) =>
      scene({
        mission: 'CG07',
        team: { [id]: { at: 'AR.A', health: 3, injuries: ['chest', 'head'], scar: 'chest', cards } },
        tokens: ['jaeger-3 CQ.A'],
      });
    const kit = wounded('marine-male', ['med-kit-2']).choose('use med-kit-2');
    expect(kit.of('marine-male')).toMatchObject({ health: 5, injuries: ['chest'] });
    const treated = wounded('medic-male').choose('ability active');
    expect(treated.offered(0)).toEqual([{ kind: 'health' }, { kind: 'injury', injury: 'head' }]);
    expect(wounded('medic-male').choose('ability crisis').of('medic-male')).toMatchObject({
      health: 9,
      injuries: ['chest'],
    });
  });

  test('ETS-RM42 the wound falls on a Technician with Self-diagnosis like on anybody', () => {
    const team = ['technician-female', 'medic-female', 'marine-female'];
    const marked = Array.from({ length: 20 }, (_, n) => {
      const t = cg07({ seed: `wound ${n}`, team }).t;
      return t.team.findIndex(({ injuries, scar }) => injuries.includes('chest') && scar === 'chest');
    });
    expect(new Set(marked)).toEqual(new Set([0, 1, 2]));
  });

  test('ETS-M07.10 a round in which a chest injury cost Health draws Passive tokens towards that survivor', () => {
    const draw = (bled: boolean) => {
      const t = cg07({
        tokens: [['jaeger-3', 'LS.A']],
        change: (now) => {
          for (const survivor of now.team) Object.assign(survivor, { injuries: [], scar: null });
          if (bled) now.lasting.push({ kind: 'bled', who: 0, zone: null, until: 'round' });
        },
      });
      return t.nextRound().entries('draws').length;
    };
    expect(draw(true)).toBe(1);
    expect(draw(false)).toBe(0);
  });

  test('ETS-M07.10 a chest injury that takes no Health draws nobody: Not on My Watch keeps it at 1', () => {
    const bleeds = (health: number) => {
      const t = cg07({
        next: [{ kind: 'wound', who: 0 }],
        seed: 'bleeds',
        change: (now) => {
          for (const survivor of now.team) Object.assign(survivor, { injuries: [], scar: null });
          Object.assign(now.team[0] ?? {}, { injuries: ['chest'], health });
          now.lasting.push({ kind: 'not-on-my-watch', who: 1, zone: null, until: 'turn' });
        },
      }).do({ kind: 'end-turn' });
      expect(t.entries('chest')[0]?.die).toBeLessThanOrEqual(3);
      return t.t.lasting.some(({ kind }) => kind === 'bled');
    };
    expect([bleeds(2), bleeds(1)]).toEqual([true, false]);
  });

  test('ETS-M07.12 ETS-C5.2 ETS-RM28 outside a campaign the terminal is not placed, ETS-M07.11 and no token is taken away', () => {
    const t = cg07();
    expect(t.t.objectives[0]).toMatchObject({ zone: null });
    expect(t.t.away).toEqual([]);
  });

  test('ETS-M07.12 the terminal takes all Life Support Failures out of deck and discards', () => {
    const t = cg07({
      at: ['LS.B'],
      change: (now) => {
        Object.assign(now.objectives[0] ?? {}, { zone: now.team[0]?.zone });
        now.eventDiscard = ['life-support-failure', 'lull'];
      },
    }).interact('terminal');
    expect(t.t.events).not.toContain('life-support-failure');
    expect(t.t.eventDiscard).toEqual(['lull']);
  });

  test('ETS-M07.12 ETS-RM12 the one in effect goes too: no reshuffle brings it back', () => {
    const t = cg07({
      at: ['LS.B'],
      change: (now) => {
        Object.assign(now.objectives[0] ?? {}, { zone: now.team[0]?.zone });
        now.event = 'life-support-failure';
      },
    }).interact('terminal');
    expect([t.t.event, t.t.eventDiscard, t.t.events.includes('life-support-failure')]).toEqual([null, [], false]);
  });

  test('ETS-M07.13 won when all living survivors have left', () => {
    const leave = (fates: readonly string[]) =>
      cg07({
        at: ['MB.e'],
        change: (t) => {
          for (const [n, fate] of fates.entries()) Object.assign(t.team[n + 1] ?? {}, { fate, zone: null });
        },
      }).do({ kind: 'exit', exit: 0 });
    expect(leave(['left', 'dead']).ending).toBe('won ETS-M07.13');
    expect(leave(['left']).ending).toBeNull();
  });

  test('ETS-M07.10 nothing else that lasts draws them, nor the blood of somebody who is dead by then', () => {
    const draws = (change: NonNullable<Staging['change']>) =>
      cg07({
        at: ['CQ.F', 'CQ.F', 'CQ.F'],
        tokens: [['jaeger-3', 'LS.A']],
        change: (now) => {
          for (const survivor of now.team) Object.assign(survivor, { injuries: [], scar: null });
          change(now);
        },
      })
        .nextRound()
        .entries('draws').length;
    const lasts = (kind: string, who: number) => ({ kind, who, zone: null, until: 'round' }) as const;
    expect(draws((now) => now.lasting.push(lasts('hold-the-line', 0), lasts('bled', 1)))).toBe(1);
    const dead = draws((now) => {
      Object.assign(now.team[1] ?? {}, { fate: 'dead', zone: null });
      now.lasting.push(lasts('bled', 1));
    });
    expect(dead).toBe(0);
  });

  test('ETS-M07.12 the draw deck is reshuffled then', () => {
    const kept = (seed: string) =>
      cg07({
        at: ['LS.B'],
        seed,
        change: (now) => {
          Object.assign(now.objectives[0] ?? {}, { zone: now.team[0]?.zone });
          now.events = ['lull', 'lockdown', 'blackout', 'hull-stress', 'life-support-failure'];
        },
      })
        .interact('terminal')
        .t.events.join(' ');
    const orders = new Set(Array.from({ length: 8 }, (_, n) => kept(`shuffled ${n}`)));
    expect(orders.size).toBeGreaterThan(1);
  });
});
