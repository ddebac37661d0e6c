import type { Texts } from '@turnpoint/kernel';

export const firstEn: Texts = {
  'first.aim': 'Aim: be the last whose line can go on.',
  'first.lay': 'Touch the ringed card, then the ringed cell, and lay it.',
  'first.lay-why': 'Your line goes on from its head. Every card fits; its arrows are the ways out.',
  'first.two': 'Now two cards a turn, one after the other.',
  'first.two-why': 'Edges are joined: who leaves on one side comes in on the other.',
  'first.energy': 'Spend energy on a third card: touch Boost, or the card and the cell.',
  'first.energy-why': 'Brake stops at one card, Turnaround goes back by one. One of them a round, while energy lasts.',
  'first.last': 'Keep a way open, and lay where their head could go.',
  'first.last-why': 'After each round, a line whose head has no way out is out.',
};
