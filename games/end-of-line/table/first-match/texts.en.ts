import type { Texts } from '@turnpoint/kernel';

export const firstEn: Texts = {
  'first.aim': 'Aim: be the last line that can still go on.',
  'first.lay': 'Touch the ringed card, then the ringed cell, and lay it.',
  'first.lay-why': 'Your line goes on from its head. Every card fits; its arrows are the ways out.',
  'first.two': 'From now on you lay two cards a turn.',
  'first.two-why': 'Edges are joined: leave on one side and you come in on the other.',
  'first.energy': 'Spend energy on a third card: touch Boost, or the card and the cell.',
  'first.energy-why':
    'Brake stops after one card, Turnaround steps back by one. One effect a round, while energy lasts.',
  'first.last': 'Keep a way open, and block where their head could go.',
  'first.last-why': 'After each round, a line whose head has no way out is out.',
};
