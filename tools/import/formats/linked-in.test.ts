import { describe, expect, test } from 'vitest';
import { linkedInExport } from '../fixtures/resumes.ts';
import { linkedIn } from './linked-in.ts';

describe('LinkedIn', () => {
  const site = linkedIn.read(linkedInExport());

  test('reads the tables of a career', () => {
    expect(site.resume).toEqual({
      place: { file: 'Profile.csv' },
      name: 'Tove Lund',
      headline: 'Instrument maker',
      summary: 'I build cellos, slowly.',
      experience: [
        {
          title: 'Luthier',
          at: 'Lund & Daughter',
          from: '2014-03',
          text: 'Cellos for small hands.\nRepairs.',
        },
        { title: 'Apprentice', at: 'Harp Yard', from: '2009-01', to: '2014-02' },
      ],
      education: [
        {
          title: 'Diploma',
          at: 'School of Wood',
          from: '2005',
          to: '2008',
          text: 'Plates and varnish.',
        },
      ],
      awards: [
        { title: 'Golden Peg', from: '2019-05', to: '2019-05', text: 'From the Guild of Strings' },
      ],
      skills: [{ name: 'Carving' }, { name: 'Varnish' }],
    });
  });

  test('takes projects as works, and reports tables without a place', () => {
    expect(site.items).toEqual([
      expect.objectContaining({
        kind: 'work',
        title: 'A cello for rain',
        slug: 'a-cello-for-rain',
        date: '2020-09-01',
        body: { markdown: 'Carbon and larch.\n\n<https://rain.example/>' },
      }),
    ]);
    expect(site.losses).toEqual([
      expect.objectContaining({ place: { file: 'Languages.csv' }, kind: 'tables' }),
    ]);
    expect(site.count).toBe(7);
  });

  test('passes over the notes above a table, and may lack tables', () => {
    const notes = 'Notes:\n"A, B: when exporting"\n\nName\nCarving\n';
    expect(linkedIn.read(linkedInExport({ 'Skills.csv': notes })).resume?.skills).toEqual([
      { name: 'Carving' },
    ]);
    expect(linkedIn.read(linkedInExport({ 'Skills.csv': '' })).resume?.skills).toEqual([]);
  });

  test('names the line of a table that is broken', () => {
    const files = linkedInExport({ 'Positions.csv': 'Company Name,Title\nHarp Yard,A,B,C\n' });
    expect(() => linkedIn.read(files)).toThrow('Positions.csv:2: a table that can be read');
    const dated = linkedInExport({ 'Honors.csv': 'Title,Description,Issued On\nPeg,,one day\n' });
    expect(linkedIn.read(dated).losses).toContainEqual(
      expect.objectContaining({ place: { file: 'Honors.csv' }, kind: 'dates' }),
    );
  });
});
