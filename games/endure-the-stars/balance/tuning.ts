/** What was tuned, and why: the hand-written part of docs/balance/endure-the-stars.md. */
export const TUNING = `## What was tuned

The scripted team first. It measures every choice in Health: what an attack kills, what standing somewhere costs, what healing
gives back, what a step towards the goal is worth; goals are read from the mission's own words. Half of what it wins it owes to
the first dozen rounds, in which it looks for weapons and hands on what another can use better.`;
