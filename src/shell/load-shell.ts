import { onFirstInteraction } from '~/lib/browser/on-first-interaction';
import { whenPainted } from '~/lib/browser/when-painted';

/**
 * The only script that every page loads at once. It releases the content below the first view
 * (`base.scss` holds it back) and loads the shell's script, as soon as the first view is painted or
 * the visitor interacts with the page.
 */

/** The delay of the shell's script after load and first paint, in milliseconds. */
const SCRIPT_AFTER_PAINT_MS = 300;

const { dataset } = document.documentElement;

const release = () => void delete dataset['held'];

/**
 * Moves the script element out of its template, where browsers ignore it, so that it loads and
 * runs. The template is empty afterwards.
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
  // Islands and effects listen for this with `~/lib/browser/when-interacted`. Importing that here
  // would make it a shared module, which the browser has to fetch before this one runs.
  dataset['interacted'] = '';
  dispatchEvent(new Event('interacted'));
});
