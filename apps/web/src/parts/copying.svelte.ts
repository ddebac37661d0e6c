import { copyText } from './copy.ts';
import { say } from './words.ts';

/** What became of a text that was to be copied: null before, false where the browser does not let this page copy. */
export class Copying {
  done = $state<boolean | null>(null);
  readonly refused = $derived(this.done === false ? say('copy.refused') : null);

  async copy(text: string): Promise<void> {
    this.done = await copyText(text).then(
      () => true,
      () => false,
    );
  }
}
