import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate at the first sign of a visitor anywhere on the page. */
    'client:interaction'?: boolean;
  }
}

/** Adds the directive `client:interaction`. */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: './tools/astro/interaction-directive.ts',
        });
      },
    },
  };
}
