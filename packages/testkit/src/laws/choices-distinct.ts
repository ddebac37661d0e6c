import { anytimeChoices, canonical, choices } from '@turnpoint/kernel';
import { type Law, must } from '../law.ts';
import { seatsOf } from '../moment.ts';
import { notPlain } from '../plain.ts';

export const choicesDistinct: Law = {
  name: 'choices are distinct',
  says: 'choices are plain JSON, none is listed twice, and asking again gives the same list',
  atState({ companion: { game }, state }) {
    for (const seat of seatsOf(state)) {
      const listed = [...choices(game, state, seat), ...anytimeChoices(game, state, seat)];
      const odd = notPlain(listed, 'choices');
      must(odd === null, () => `not plain JSON at ${odd}`);
      const spelled = listed.map(canonical);
      const twice = spelled.find((choice, i) => spelled.indexOf(choice) !== i);
      must(twice === undefined, () => `seat ${seat} is offered ${twice} twice`);
      const again = [...choices(game, state, seat), ...anytimeChoices(game, state, seat)];
      must(
        JSON.stringify(again) === JSON.stringify(listed),
        () => `seat ${seat} is offered another list when asked again`,
      );
    }
  },
};
