import type { EndpointConfig } from './config.ts';
import type { Guards, Outgoing, Provider } from './provider.ts';
import { readAnswer } from './endpoint-answer.ts';
import { Refusal } from './refusal.ts';

/**
 * A form endpoint: Formspree, Web3Forms, or one's own. It gets the fields as a form would post them, or
 * as one JSON object; a message that does not come from a form as `name`, `email`, `subject` and
 * `message`, by which such services know whom to answer. Who receives it is the endpoint's own affair.
 */
export const sendToEndpoint: Provider<EndpointConfig> = async (config, message, guards) => {
  await pass(guards);
  const fields = fieldsOf(message);
  if (config.accessKey !== undefined) fields.set('access_key', config.accessKey);
  const isJson = config.format === 'json';
  const response = await fetch(config.url, {
    method: 'POST',
    // Asked for like this, services answer with JSON in place of a page.
    headers: { Accept: 'application/json', ...(isJson && { 'Content-Type': 'application/json' }) },
    body: isJson ? JSON.stringify(plain(fields)) : fields,
  });
  await readAnswer(response);
};

/** The checks that the client of EmailJS makes by itself, in its order and its words. */
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

/** The fields as JSON has them; a name that repeats is joined with a comma. */
function plain(fields: FormData): Record<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') {
      // A file field that was left empty submits a nameless, empty file.
      if (value.size === 0) continue;
      throw new Refusal(0, 'JSON holds no files: PUBLIC_FORM_FORMAT must be form-data for them.');
    }
    const before = found.get(name);
    found.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(found);
}
