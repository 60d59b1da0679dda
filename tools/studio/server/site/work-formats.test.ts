import { expect, test } from 'vitest';
import { readYaml } from '../../../../src/lib/content/yaml.ts';
import { WORK_FORMATS } from '../../contract/site.ts';
import { filmField, partsOf } from './work-formats.ts';

const ID = 'VitrineReel';

test.each([
  [`https://www.youtube.com/watch?v=${ID}&t=3`, `youtube: '${ID}'`],
  [`https://youtu.be/${ID}`, `youtube: '${ID}'`],
  ['https://vimeo.com/76979871', "vimeo: '76979871'"],
])('%s names a film', (address, field) => {
  expect(filmField(address)).toBe(field);
});

test.each(['', 'a film', 'https://example.org/watch?v=short'])('%j names none', (address) => {
  expect(() => filmField(address)).toThrow('no address of a film');
});

test.each(WORK_FORMATS)('the parts of "%s" are YAML, each of one kind', (format) => {
  const { data, mistakes } = readYaml(partsOf[format]('works/a.webp', `https://youtu.be/${ID}`));
  expect(mistakes).toEqual([]);
  expect(Array.isArray(data) && data.map((part: object) => Object.keys(part).length)).toEqual(
    expect.arrayContaining([1]),
  );
});
