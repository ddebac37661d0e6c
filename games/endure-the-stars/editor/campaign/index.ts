import type { ChainProps } from '@turnpoint/catalogue/pages';
import type { Part } from '@turnpoint/ui';

export const chain: Part<ChainProps> = {
  component: () => import('./Chain.svelte'),
  texts: async (language) => {
    const { chainDe, chainEn } = await import('./texts.ts');
    return language === 'de' ? chainDe : chainEn;
  },
};
