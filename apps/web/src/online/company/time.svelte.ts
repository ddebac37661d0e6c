/** The device's clock as a state that moves once a second, while something looks at it. */
export class Ticking {
  now = $state(Date.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => {
        this.now = Date.now();
      }, 1000);
      return () => clearInterval(timer);
    });
  }
}
