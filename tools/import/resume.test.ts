import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { aboutMeSchema } from '../../src/sections/about-me/about-me.schema.ts';
import { parseYaml } from '../../src/lib/content/yaml.ts';
import { openProject } from '../lib/project.ts';
import { resumeChanges } from './resume.ts';
import { clearTabs, fillTabs } from './resume-tabs.ts';
import type { Resume } from './model.ts';

const SAMPLE = `# About a person
about:
  heading: Me # short
  tabs:
    - id: about-skills
      label: Skills
      # three at most
      entries:
        - { title: Sample skill, text: Sample. }
    - id: about-posts
      label: Experience
      entries:
        - title: Sample job
          when: since 2001
          text: Sample.
    - id: about-clients
      label: Clients
      entries: [{ title: Sample client, text: Sample. }]
    - label: Awards
      entries:
        - title: Sample prize
          text: Sample.
      id: about-awards

blog: { heading: 'Notes' }
`;

const RESUME: Resume = {
  place: { file: 'resume.json' },
  name: 'Tove Lund',
  experience: [
    { title: 'Luthier', at: 'Lund & Daughter', from: '2014-03', text: 'Cellos:\n- small' },
    { title: 'Apprentice', at: 'Harp Yard', from: '2009', to: '2014-02' },
    { title: 'Untold', from: '2008', to: '2008' },
  ],
  education: [{ title: 'Diploma', at: 'School of Wood' }],
  awards: [{ title: 'Golden Peg', at: 'Guild', from: '2019-05', to: '2019-05', text: 'For one.' }],
  skills: [
    { name: 'Carving', level: 100, text: 'Scrolls' },
    { name: 'Varnish', level: 75 },
    { name: 'Accounts' },
  ],
};

const aboutIn = (text: string) => {
  const { about } = z
    .object({ about: z.object({ tabs: aboutMeSchema.shape.tabs }) })
    .parse(parseYaml('content.yaml', text));
  return new Map(about.tabs.map(({ id, entries }) => [id, entries]));
};

describe('tabs of a home', () => {
  const { text, filled, kept, left } = fillTabs(SAMPLE, SAMPLE, RESUME);

  test('hold the résumé in the shape that the section asks for', () => {
    const tabs = aboutIn(text);
    expect(tabs.get('about-skills')).toEqual([
      { title: 'Carving', text: 'Scrolls.' },
      { title: 'Skills', text: 'Varnish (75 %), Accounts.' },
    ]);
    expect(tabs.get('about-posts')).toEqual([
      { title: 'Luthier, Lund & Daughter', when: 'since 2014', text: 'Cellos: - small.' },
      { title: 'Apprentice', when: '2009–2014', text: 'Harp Yard.' },
    ]);
    expect(tabs.get('about-awards')).toEqual([
      { title: 'Golden Peg', when: '2019', text: 'Guild. For one.' },
    ]);
    expect(tabs.get('about-clients')).toEqual([{ title: 'Sample client', text: 'Sample.' }]);
    expect({ filled, kept, left }).toEqual({
      filled: ['about-skills', 'about-posts', 'about-awards'],
      kept: [],
      left: ['about-clients'],
    });
  });

  test('keep comments, order and every other letter', () => {
    expect(text).toContain('# About a person\nabout:\n  heading: Me # short\n');
    expect(text).toContain('      # three at most\n      entries:\n        - title: Carving\n');
    expect(text).toContain(
      "          text: Guild. For one.\n      id: about-awards\n\nblog: { heading: 'Notes' }\n",
    );
  });

  test('are never overwritten where their words are the owner’s', () => {
    const own = SAMPLE.replace('Sample job', 'My job').replace('Sample prize', 'My prize');
    const again = fillTabs(own, SAMPLE, RESUME);
    expect(again.kept).toEqual(['about-posts', 'about-awards']);
    expect(again.filled).toEqual(['about-skills']);
    expect(again.text).toContain('My job');
    expect(fillTabs(text, SAMPLE, RESUME)).toMatchObject({ text, filled: [] });
  });

  test('keep line breaks of Windows, and say a time that lasts in their language', () => {
    const windows = SAMPLE.replaceAll('\n', '\r\n');
    expect(fillTabs(windows, SAMPLE, RESUME).text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(fillTabs(SAMPLE, SAMPLE, RESUME, 'de-CH').text).toContain('when: seit 2014');
    expect(fillTabs(SAMPLE, SAMPLE, RESUME, 'pt').text).toContain('when: 2014–');
  });

  test('lose what their translations said of the sample, and nothing else', () => {
    const german = `about:
  tabs:
    - label: Können
      entries:
        - { title: Probe, text: Probe. }
    - entries: [{ title: Probe }]
      label: Stationen
    - entries:
        - title: Kunde
`;
    expect(clearTabs(german, german, [0, 1, 2])).toBe(
      'about:\n  tabs:\n    - label: Können\n    - label: Stationen\n    - {}\n',
    );
    expect(clearTabs(german.replace('Kunde', 'Meine'), german, [2])).toBeUndefined();
    expect(clearTabs(german, german, [])).toBe(german);
  });
});

describe('a site', () => {
  const root = mkdtempSync(join(tmpdir(), 'resume-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const HOME = 'src/demos/maker/content.yaml';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const git = (...args: string[]) => {
    const who = [
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@site.example',
      '-c',
      'commit.gpgsign=false',
    ];
    execFileSync('git', [...who, ...args], { cwd: root, stdio: 'pipe' });
  };
  write('site.config.ts', "export default defineSite({ languages: ['en', 'de'] });\n");
  write(HOME, SAMPLE);
  write('src/demos/maker/content.de.yaml', 'about:\n  tabs:\n    - label: A\n      entries: []\n');
  write('src/demos/shop/content.yaml', 'hero: {}\n');

  test('without a history changes nothing, and says why', () => {
    const { changes, notes } = resumeChanges(openProject(root), RESUME);
    expect(changes.size).toBe(0);
    expect(notes).toEqual([expect.stringContaining('git does not know')]);
  });

  test('compares with what it was taken from, and reports what has no place', () => {
    git('init', '--quiet', '--initial-branch', 'template');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Sample');
    git('checkout', '--quiet', '-b', 'main');
    write('template.json', '{}');
    write(HOME, SAMPLE.replace('Sample job', 'My job'));
    git('add', '.');
    git('commit', '--quiet', '--message', 'Own words');
    const { changes, losses, notes } = resumeChanges(openProject(root), RESUME);
    expect([...changes.keys()]).toEqual([HOME, 'src/demos/maker/content.de.yaml']);
    expect(changes.get(HOME)).toContain('My job');
    expect(changes.get(HOME)).toContain('Golden Peg');
    expect(changes.get('src/demos/maker/content.de.yaml')).not.toContain('entries');
    expect(notes.join('\n')).toContain('kept, for their words are yours: about-posts.');
    expect(notes.join('\n')).toContain('no tab shows these parts of the résumé: education.');
    expect(losses.map(({ kind }) => kind)).toEqual([
      'introductions',
      'entries without a text',
      'skill levels',
    ]);
  });
});
