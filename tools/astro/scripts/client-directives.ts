import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate when it is seen and a visitor is at work. */
    'client:seen'?: boolean;
  }
}

/** Adds the directive `client:seen`. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'seen', entrypoint: './tools/astro/scripts/seen-directive.ts' }),
    },
  };
}
