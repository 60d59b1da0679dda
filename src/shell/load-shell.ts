import { onFirstInteraction } from '~/lib/browser/on-first-interaction';
import { whenPainted } from '~/lib/browser/when-painted';

/**
 * The only script in the page itself: nothing that a visitor does not see yet comes before what they see.
 */

/** How long after its load and its first paint a page’s script is asked for, in milliseconds. */
const SCRIPT_AFTER_PAINT = 300;

/**
 * The parts of a page that `base.scss` keeps from being laid out. Written as the built sheet has it: the same
 * letters twice weigh nothing on the line.
 */
const BELOW = '[data-parts]>section:nth-child(n+3),body>footer';

const { dataset } = document.documentElement;

/**
 * Browsers ask for lazy pictures that lie a screen below at the first layout, beside what the first view
 * shows, and lay out all that lies there before they paint. `base.scss` keeps them from both until the first
 * view has come.
 */
function showAll() {
  delete dataset['held'];
}

/** Lays out what lies below, a part a frame: all at once would keep a slow phone busy for some time. */
function layOutBelow() {
  const parts = document.querySelectorAll<HTMLElement>(BELOW);
  let next = 0;
  const layOutNext = () => {
    const part = parts[next];
    next += 1;
    if (part) {
      part.style.contentVisibility = 'visible';
      requestAnimationFrame(layOutNext);
    } else {
      showAll();
      for (const each of parts) each.style.contentVisibility = '';
    }
  };
  layOutNext();
}

/**
 * Script elements lie in templates, where the browser leaves them alone; put into the page they are loaded and
 * run. The template is empty then.
 */
function bring(script: 'shell' | 'islands') {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-${script}]`);
  if (template) document.body.append(template.content);
}

whenPainted(() => {
  layOutBelow();
  setTimeout(bring, SCRIPT_AFTER_PAINT, 'shell');
});

onFirstInteraction(() => {
  showAll();
  bring('shell');
  // Built pages alone have it: `tools/astro/scripts/late-islands.ts`.
  bring('islands');
  // What comes later asks by `~/lib/browser/when-interacted`: a module that it shared with this script would
  // have to be fetched before the first paint.
  dataset['interacted'] = '';
  dispatchEvent(new Event('interacted'));
});
