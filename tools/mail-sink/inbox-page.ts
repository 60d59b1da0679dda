import type { Message } from './store.ts';

/** The length of a message's excerpt in the list, in characters. */
const EXCERPT_LENGTH = 140;

/** The fields that both forms have, under their two sets of names. */
const NAMES = {
  sender: ['from_name', 'fullname', 'name'],
  address: ['from_email', 'email', 'EMAIL'],
  subject: ['subject'],
  body: ['message', 'comment'],
} as const;

/** The ways in which a message can arrive. */
const CALLS: Readonly<Record<Message['kind'], string>> = {
  send: 'send (JSON)',
  'send-form': 'sendForm (multipart)',
  json: 'form endpoint (JSON)',
  'form-data': 'form endpoint (form data)',
  'plain-post': 'form endpoint (a form without script)',
};

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Escapes everything that a stranger typed. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The list of messages, newest first. */
export function renderInbox(messages: readonly Message[]): string {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  const list =
    messages.length === 0 ? EMPTY : `<ol class="list">${messages.map(item).join('')}</ol>`;
  return layout(
    `Inbox (${messages.length})`,
    `<div class="bar">
      <h1>Inbox</h1>
      <p id="count" role="status">${count}</p>
      ${messages.length === 0 ? '' : deleteAll(count)}
    </div>
    ${list}
    <aside aria-labelledby="rehearse">
      <h2 id="rehearse">Rehearse a failure</h2>
      <p>Send from one of these addresses to see what a visitor sees when things go wrong.</p>
      <dl class="pairs">
        <dt><code>status-429@example.com</code></dt>
        <dd>refused with that status; any from 400 to 599</dd>
        <dt><code>slow@example.com</code></dt>
        <dd>arrives, but is answered after 15 seconds</dd>
      </dl>
    </aside>`,
    '<script src="/inbox.js" defer></script>',
  );
}

/** One message with all its fields. */
export function renderMessage(message: Message): string {
  const body = field(message, 'body');
  const shown: readonly string[] = NAMES.body;
  const rest = Object.entries(message.fields).filter(([name]) => !shown.includes(name));
  const files = message.files.map((file): [string, string] => [
    file.field,
    `${file.name} (${file.type}, ${file.bytes} bytes)`,
  ]);
  return layout(
    titleOf(message),
    `<p><a class="back" href="/">All messages</a></p>
    <article class="message">
      <h1>${escapeHtml(titleOf(message))}</h1>
      <p class="meta">${from(message)} ${time(message)}</p>
      <div class="body">${body ? escapeHtml(body) : '<em>No text</em>'}</div>
      <h2>All other fields</h2>
      ${pairs([...rest, ...files])}
      <h2>How it came</h2>
      ${pairs([
        ['call', CALLS[message.kind]],
        ...(message.serviceId === undefined
          ? []
          : ([
              ['service', message.serviceId],
              ['template', message.templateId ?? ''],
              ['client', message.libVersion ?? ''],
            ] as const)),
        ['file', `${message.id}.json`],
      ])}
    </article>`,
  );
}

/** The form endpoint's response for a visitor without script. */
export function renderAnswer(text: string): string {
  return layout(
    text,
    `<div class="empty"><h1>${escapeHtml(text)}</h1>
    <p>This is the page that the form service would show.</p></div>`,
  );
}

/** The page for an address without a message. */
export function renderMissing(): string {
  return layout(
    'Not found',
    `<div class="empty"><h1>Nothing here</h1>
    <p>This message was deleted, or never came.</p><p><a href="/">All messages</a></p></div>`,
  );
}

const EMPTY = `<div class="empty">
  <img src="/inbox.svg" alt="" width="72" height="72">
  <h2>No message yet</h2>
  <p>Send one from a contact form of the site. It shows up here by itself.</p>
</div>`;

function item(message: Message): string {
  const body = field(message, 'body');
  const excerpt = body.length > EXCERPT_LENGTH ? `${body.slice(0, EXCERPT_LENGTH)}…` : body;
  return `<li>
    <h2><a href="/message/${message.id}">${escapeHtml(titleOf(message))}</a></h2>
    <p class="meta">${from(message)} ${time(message)}</p>
    <p class="excerpt">${escapeHtml(excerpt)}</p>
  </li>`;
}

function deleteAll(count: string): string {
  return `<details class="delete"><summary>Delete all …</summary>
    <form method="post" action="/delete"><button>Delete ${count}</button></form></details>`;
}

function pairs(entries: readonly (readonly [string, string])[]): string {
  if (entries.length === 0) return '<p>None</p>';
  const rows = entries.map(
    ([name, value]) =>
      `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value) || '<em>empty</em>'}</dd>`,
  );
  return `<dl class="pairs">${rows.join('')}</dl>`;
}

/** A message's subject; a subscription has none of its own. */
function titleOf(message: Message): string {
  const { newsletter } = message;
  const untitled =
    newsletter === undefined ? 'No subject' : `Subscription to the newsletter (${newsletter})`;
  return field(message, 'subject') || untitled;
}

function field(message: Message, name: keyof typeof NAMES): string {
  const found = NAMES[name].map((key) => message.fields[key]?.trim()).find(Boolean);
  return found ?? '';
}

function from(message: Message): string {
  const name = field(message, 'sender') || 'Someone';
  const address = field(message, 'address');
  return `<b>${escapeHtml(name)}</b>${address ? ` <span class="address">${escapeHtml(address)}</span>` : ''}`;
}

function time({ receivedAt }: Message): string {
  return `<time datetime="${escapeHtml(receivedAt)}">${TIME.format(new Date(receivedAt))}</time>`;
}

function layout(title: string, main: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escapeHtml(title)} · Local mail</title>
  <link rel="icon" href="/inbox.svg">
  <link rel="stylesheet" href="/inbox.css">
  ${head}
</head>
<body>
  <header><p><b>Vitrine</b> local mail. Messages stay on this computer.</p></header>
  <main>${main}</main>
</body>
</html>
`;
}
