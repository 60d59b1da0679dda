import { onFirstInteraction } from '~/lib/on-first-interaction';
import { whenPainted } from '~/lib/when-painted';

/**
 * The only script in the page itself: nothing that a visitor does not see yet comes before what they see.
 */

/** How long after its load and its first paint a page’s script is asked for, in milliseconds. */
const SCRIPT_AFTER_PAINT = 300;

const { dataset } = document.documentElement;

/**
 * Browsers ask for lazy pictures that lie a screen below at the first layout, beside what the first view
 * shows. `base.scss` keeps them away until that has come.
 */
function showPictures() {
  delete dataset['held'];
}

/**
 * The shell's element lies in a template, where the browser leaves it alone; put into the page it is loaded
 * and runs. The template is empty then.
 */
function bringShell() {
  showPictures();
  const template = document.querySelector<HTMLTemplateElement>('template[data-shell]');
  if (template) document.body.append(template.content);
}

whenPainted(() => {
  showPictures();
  setTimeout(bringShell, SCRIPT_AFTER_PAINT);
});

onFirstInteraction(() => {
  bringShell();
  // What comes later asks by `~/lib/when-interacted`: a module that it shared with this script would
  // have to be fetched before the first paint.
  dataset['interacted'] = '';
  dispatchEvent(new Event('interacted'));
});
