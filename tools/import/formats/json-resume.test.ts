import { describe, expect, test } from 'vitest';
import { exportOf } from '../fixtures/export-of.ts';
import { jsonResumeExport } from '../fixtures/resumes.ts';
import { jsonResume } from './json-resume.ts';

describe('JSON Resume', () => {
  const site = jsonResume.read(jsonResumeExport());

  test('reads stages, awards and skills', () => {
    expect(site.resume).toEqual({
      place: { file: 'resume.json' },
      name: 'Tove Lund',
      headline: 'Instrument maker',
      summary: 'I build cellos.',
      experience: [
        {
          title: 'Luthier',
          at: 'Lund & Daughter',
          from: '2014-03',
          text: 'Cellos for small hands. Forty since the first. Repairs on Fridays.',
        },
        { title: 'Harp Yard', from: '2009-01-01', to: '2014-02-01' },
        { title: 'Stagehand', at: 'Town Orchestra' },
      ],
      education: [
        {
          title: 'Diploma, Acoustics',
          at: 'School of Wood',
          from: '2005',
          to: '2008',
          text: 'Varnish, Plates.',
        },
      ],
      awards: [
        { title: 'Golden Peg', at: 'Guild of Strings', from: '2019-05-01', to: '2019-05-01' },
      ],
      skills: [{ name: 'Carving', level: 100, text: 'Scrolls, Bridges' }, { name: 'Accounts' }],
    });
  });

  test('takes projects as works', () => {
    expect(site.items).toEqual([
      {
        kind: 'work',
        place: { file: 'resume.json' },
        title: 'A cello for rain',
        slug: 'a-cello-for-rain',
        body: { markdown: 'Carbon and larch.\n\n- Played at sea\n\n<https://rain.example/>' },
        date: '2020-09-01',
        tags: ['Cello'],
        excerpt: 'Carbon and larch.',
      },
    ]);
    expect(site.count).toBe(9);
  });

  test('reports what has no place, and what is not understood', () => {
    expect(site.losses.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([
      'languages: The About tabs have no place for "languages".',
      'dates: "long ago" of Stagehand is no date that is known.',
      'skill levels: "Reluctant" of Accounts is no known level.',
    ]);
  });

  test('names the place of what is broken, and is no other JSON', () => {
    const read = () => jsonResume.read(jsonResumeExport({ work: [{ position: 7 }] }));
    expect(read).toThrow('resume.json');
    expect(read).toThrow('work[0].position');
    const other = exportOf('a.json', { 'a.json': '{ "basics": {} }' });
    expect(jsonResume.matches(other)).toBe(false);
    expect(() => jsonResume.read(other)).toThrow('a.json: it is no résumé');
  });
});
