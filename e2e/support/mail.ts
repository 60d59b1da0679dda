import { TEST_PORTS } from '../../tools/lib/test-site.ts';

interface Received {
  fields: Record<string, string>;
}

/** A text that no other message has: the inbox is that of all tests. */
export const uniqueText = () => `Subject ${String(Math.random()).slice(2)}`;

/** The fields of every message in the local sink's inbox with this text in one of them. */
export async function messages(text: string): Promise<Record<string, string>[]> {
  const response = await fetch(`http://127.0.0.1:${TEST_PORTS.mail}/messages`);
  const all = (await response.json()) as Received[];
  return all
    .map(({ fields }) => fields)
    .filter((fields) => Object.values(fields).some((value) => value.includes(text)));
}
