import { plural } from '~/lib/words/fill';
import { readPlural, readTexts } from '~/lib/words/read-texts';
import { QUERY } from './constants';
import type { FindPosts, Result } from './find-posts';

/** Makes each search find posts as the visitor types; library and index are loaded on focus. */
export function start(forms: HTMLElement[]): void {
  for (const form of forms) if (form instanceof HTMLFormElement) startSearch(form);
}

function startSearch(form: HTMLFormElement) {
  const input = form.querySelector('input');
  const status = form.querySelector('[role=status]');
  const list = form.querySelector('ul');
  const template = form.querySelector('template')?.content.firstElementChild;
  if (!input || !status || !list || !template) return;
  const words = readTexts(form.dataset['searchWords'], ['none', 'failed']);
  const found = readPlural(form.dataset['searchFound']);

  const { lang } = document.documentElement;

  let posts: Promise<FindPosts> | undefined;
  const load = () =>
    (posts ??= import('./find-posts')
      .then(({ loadPosts }) => loadPosts(form.dataset['index'] ?? '', lang))
      .catch((error: unknown) => {
        // The next keystroke tries again.
        posts = undefined;
        throw error;
      }));

  const item = ({ title, meta, mark, href }: Result) => {
    const copy = template.cloneNode(true) as Element;
    const link = copy.querySelector('a');
    const [name, more] = copy.querySelectorAll('span');
    if (link) link.href = href;
    if (name) Object.assign(name, mark).textContent = title;
    if (more) more.textContent = meta;
    return copy;
  };

  const show = (text: string, results: Result[] = []) => {
    status.textContent = text;
    list.replaceChildren(...results.map(item));
  };

  const search = async () => {
    const query = input.value.trim();
    if (query === '') {
      show('');
      return;
    }
    try {
      const find = await load();
      // The visitor has typed more while the index loaded; that later query wins.
      if (query !== input.value.trim()) return;
      const { count, results } = find(query);
      show(count === 0 ? words.none : plural(found, count, lang), results);
    } catch (error) {
      console.warn('The search of the journal:', error);
      show(words.failed);
    }
  };

  form.dataset['live'] = '';
  input.addEventListener('focus', () => void load().catch(() => undefined), { once: true });
  input.addEventListener('input', () => void search());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  const initialQuery = new URLSearchParams(location.search).get(QUERY);
  if (initialQuery) {
    input.value = initialQuery;
    void search();
  }
}
