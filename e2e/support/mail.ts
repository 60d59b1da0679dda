import { TEST_PORTS } from '../../tools/site/test-site.ts';

interface Received {
  fields: Record<string, string>;
}

/** A unique text to recognise a message by: all tests share the inbox. */
export const uniqueText = () => `Subject ${String(Math.random()).slice(2)}`;

/** The fields of every message in the local sink's inbox that contains this text. */
export async function messages(text: string): Promise<Record<string, string>[]> {
  const response = await fetch(`http://127.0.0.1:${TEST_PORTS.mail}/messages`);
  const all = (await response.json()) as Received[];
  return all
    .map(({ fields }) => fields)
    .filter((fields) => Object.values(fields).some((value) => value.includes(text)));
}
