import type { Plugin } from 'vite';

/** Languages are chosen by a script, which comes too late to fetch one: the words of most visitors come along with it. */
export function preloadedWords(): Plugin {
  return {
    name: 'preloaded-words',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && /apps\/web\/src\/texts\/en\.ts$/.test(file.facadeModuleId ?? ''))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  };
}
