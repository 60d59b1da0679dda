import type { EndpointConfig } from './config.ts';
import type { Guards, Outgoing, Provider } from './provider.ts';
import { readAnswer } from './endpoint-answer.ts';
import { Refusal } from './refusal.ts';

/**
 * Sends to a form endpoint: Formspree, Web3Forms or the owner's own. A form's fields are sent as
 * the form would post them, or as one JSON object; other messages are sent as `name`, `email`,
 * `subject` and `message`, the names by which such services know whom to reply to. The endpoint
 * alone decides who receives them.
 */
export const sendToEndpoint: Provider<EndpointConfig> = async (config, message, guards) => {
  await pass(guards);
  const fields = fieldsOf(message);
  if (config.accessKey !== undefined) fields.set('access_key', config.accessKey);
  const isJson = config.format === 'json';
  const response = await fetch(config.url, {
    method: 'POST',
    // With this header, services answer with JSON instead of a page.
    headers: { Accept: 'application/json', ...(isJson && { 'Content-Type': 'application/json' }) },
    body: isJson ? JSON.stringify(plain(fields)) : fields,
  });
  await readAnswer(response);
};

/** Makes the checks that the client of EmailJS makes itself, in the same order and with the same messages. */
async function pass({ sender, throttleMs, throttleKey, storage, ...block }: Guards) {
  if (block.blockHeadless && (navigator.webdriver || navigator.languages.length === 0))
    throw new Refusal(451, 'Unavailable For Headless Browser');
  if (sender !== undefined && block.blockList.includes(sender)) throw new Refusal(403, 'Forbidden');
  if (throttleMs === 0) return;
  const last = Number((await storage.get(throttleKey)) ?? 0);
  if (last + throttleMs > Date.now()) throw new Refusal(429, 'Too Many Requests');
  await storage.set(throttleKey, String(Date.now()));
}

function fieldsOf(outgoing: Outgoing): FormData {
  if (outgoing.call === 'sendForm') {
    if (outgoing.form instanceof HTMLFormElement) return new FormData(outgoing.form);
    throw new Refusal(0, 'What is to be sent is no HTML form element.');
  }
  const { from_name: name, from_email: email, subject, message } = outgoing.params;
  const fields = new FormData();
  for (const [key, value] of Object.entries({ name, email, subject, message }))
    fields.set(key, value);
  return fields;
}

/** Converts the fields for JSON; the values of a repeated name are joined with commas. */
function plain(fields: FormData): Record<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') {
      // An empty file field submits a nameless, empty file.
      if (value.size === 0) continue;
      throw new Refusal(0, 'JSON holds no files: PUBLIC_FORM_FORMAT must be form-data for them.');
    }
    const before = found.get(name);
    found.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(found);
}
