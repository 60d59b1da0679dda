import { onFirstInteraction } from '~/lib/browser/on-first-interaction';
import { whenPainted } from '~/lib/browser/when-painted';

/**
 * The only script that every page loads at once. It releases what lies below the first view (`base.scss` holds it
 * back) and loads the shell's script, once the first view is painted or the visitor makes a first move.
 */

/** How long after load and first paint the shell's script is requested, in milliseconds. */
const SCRIPT_AFTER_PAINT_MS = 300;

const { dataset } = document.documentElement;

const release = () => void delete dataset['held'];

/**
 * The script element lies in a template, where a browser leaves it alone; put into the page it is loaded and
 * run. The template is empty then.
 */
function loadShell() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-shell]');
  if (template) document.body.append(template.content);
}

whenPainted(() => {
  release();
  setTimeout(loadShell, SCRIPT_AFTER_PAINT_MS);
});

onFirstInteraction(() => {
  release();
  loadShell();
  // Islands and effects hear of it through `~/lib/browser/when-interacted`; importing that here would make it
  // a shared module, which the browser has to fetch before this one runs.
  dataset['interacted'] = '';
  dispatchEvent(new Event('interacted'));
});
