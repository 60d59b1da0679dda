/* global document, DOMParser -- runs in the browser */
// Checks for new messages, so that the inbox can stay open beside the site.
const INTERVAL_MS = 2000;

async function refresh() {
  const answer = await fetch('/', { cache: 'no-store' });
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [now, then] = [next, document].map((page) => page.querySelector('.list, .empty'));
  if (now === null || then === null || now.outerHTML === then.outerHTML) return;
  then.replaceWith(now);
  document.title = next.title;
  // Changed in place, because a live region that is replaced announces nothing.
  document.querySelector('#count').textContent = next.querySelector('#count').textContent;
  document.querySelector('.delete')?.remove();
  const remove = next.querySelector('.delete');
  if (remove) document.querySelector('.bar').append(remove);
}

// The sink may be stopped and restarted while the page is open.
setInterval(() => void refresh().catch(() => undefined), INTERVAL_MS);
