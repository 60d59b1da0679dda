import { beforeAll, describe, expect, it } from 'vitest';
import { isTemplate } from '../../../src/lib/is-template.ts';
import { INTERFACE_LANGUAGES, wordsIn } from '../app/shell/interface-language.ts';
import type { FieldWords } from './field-words.ts';
import { shownFields, type Shown } from './shown-fields.fixture.ts';

/** What is written as code, and slots. */
const keptIn = (text: string): string[] =>
  (text.match(/`[^`]*`|\{\w+\}/g) ?? []).toSorted((a, b) => a.localeCompare(b));

// An owner’s site has fewer pages, and the words of all.
describe.skipIf(!isTemplate)('what fields are called', () => {
  let shown: Shown;
  beforeAll(() => {
    shown = shownFields();
    // Every page of the template is read.
  }, 60_000);

  describe.each(INTERFACE_LANGUAGES.filter((one) => one !== 'en'))('in %s', (language) => {
    let fields: FieldWords;
    beforeAll(async () => {
      fields = (await wordsIn(language)).fields;
    });

    it('has a name for every field, choice and section', () => {
      const { names } = fields;
      const missing = [...shown.names].filter((name) => !Object.hasOwn(names, name));
      const unnamed = [...shown.choices].filter(
        (name) => !Object.hasOwn(names, `=${name}`) && !Object.hasOwn(names, name),
      );
      expect([...missing, ...unnamed]).toEqual([]);
    });

    it('names nothing, and explains nothing, that is no longer there', () => {
      const { names, choices, proper, help } = shown;
      const isKnown = (name: string) =>
        names.has(name) || [choices, proper].some((all) => all.has(name.replace(/^=/, '')));
      expect(Object.keys(fields.names).filter((name) => !isKnown(name))).toEqual([]);
      expect(Object.keys(fields.help).filter((text) => !help.has(text))).toEqual([]);
    });

    it('keeps code and slots in the help as they are', () => {
      const changed = Object.entries(fields.help).filter(
        ([english, text]) => String(keptIn(english)) !== String(keptIn(text)),
      );
      expect(changed).toEqual([]);
    });
  });
});
