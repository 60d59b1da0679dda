import { onFirstInteraction } from '~/lib/on-first-interaction';
import { whenPainted } from '~/lib/when-painted';

/**
 * The only script in the page itself. The shell's element lies in a template, where the browser
 * leaves it alone; put into the page it is loaded and runs.
 */
const template = document.querySelector<HTMLTemplateElement>('template[data-shell]');
whenPainted(() => {
  if (template) document.body.append(template.content);
});

// What comes later asks by `~/lib/when-interacted`: a module that it shared with this script would
// have to be fetched before the first paint.
onFirstInteraction(() => {
  document.documentElement.dataset['interacted'] = '';
  dispatchEvent(new Event('interacted'));
});
