import { describe, expect, test } from 'vitest';
import type { Edit, Value } from '../../../lib/edits/edit.ts';
import { clashesOf, mergeLines, settle, withEdits } from './merge.ts';

const set = (path: (string | number)[], value: Value): Edit => ({ kind: 'set', path, value });

const BASE = { title: 'One', intro: 'Words', parts: [{ name: 'a', note: 'n' }, { name: 'b' }] };

describe('edits of fields that no one else has changed', () => {
  test.each<[string, unknown, Edit[]]>([
    ['beside another', { ...BASE, title: 'Theirs' }, [set(['intro'], 'Mine')]],
    ['in another entry', { ...BASE, parts: [{ name: 'x', note: 'n' }, { name: 'b' }] }, [set(['parts', 1, 'name'], 'y')]],
    ['in the same entry', { ...BASE, parts: [{ name: 'x', note: 'n' }, { name: 'b' }] }, [set(['parts', 0, 'note'], 'y')]],
    ['several times', { ...BASE, title: 'Theirs' }, [set(['intro'], 'M'), set(['intro'], 'Mi')]],
    ['in the list beside it', { ...BASE, title: 'Theirs' }, [{ kind: 'remove', path: ['parts', 0] }, set(['parts', 0, 'name'], 'c')]],
    ['to what the other wrote too', { ...BASE, title: 'Both' }, []],
  ])('%s are made on top', (_, theirs, edits) => {
    expect(clashesOf(BASE, theirs, edits)).toEqual([]);
  }); // prettier-ignore
});

describe('edits that meet another’s', () => {
  const moved = { ...BASE, parts: BASE.parts.toReversed() };
  test.each<[string, unknown, Edit[], unknown[]]>([
    ['at one field', { ...BASE, title: 'Theirs' }, [set(['title'], 'Mine'), set(['intro'], 'I')], [{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }]],
    ['in an entry that has moved', moved, [set(['parts', 0, 'note'], 'x')], [{ path: ['parts'], mine: [{ name: 'a', note: 'x' }, { name: 'b' }], theirs: moved.parts }]],
    ['in a list with one entry more', { ...BASE, parts: [...BASE.parts, { name: 'c' }] }, [{ kind: 'remove', path: ['parts', 0] }], [{ path: ['parts'], mine: [{ name: 'b' }], theirs: [...BASE.parts, { name: 'c' }] }]],
    ['below what is gone', { title: 'One' }, [set(['parts', 0, 'name'], 'x')], [{ path: ['parts'], mine: [{ name: 'x', note: 'n' }, { name: 'b' }], theirs: undefined }]],
    ['at a field that it takes away', { ...BASE, intro: 'Theirs' }, [{ kind: 'remove', path: ['intro'] }], [{ path: ['intro'], mine: undefined, theirs: 'Theirs' }]],
    ['twice at one place, which is one clash', { ...BASE, title: 'Theirs' }, [set(['title'], 'M'), set(['title'], 'Mi')], [{ path: ['title'], mine: 'Mi', theirs: 'Theirs' }]],
  ])('%s are told', (_, theirs, edits, clashes) => {
    expect(clashesOf(BASE, theirs, edits)).toEqual(clashes);
  }); // prettier-ignore

  test.each([
    ['mine', { title: 'Mine', intro: 'I' }],
    ['theirs', { title: 'Theirs', intro: 'I' }],
  ] as const)('are settled with %s, and nothing else is lost', (choice, wanted) => {
    const theirs = { title: 'Theirs', intro: 'Words' };
    const base = { title: 'One', intro: 'Words' };
    const edits = [set(['title'], 'Mine'), set(['intro'], 'I')];
    const [clash] = clashesOf(base, theirs, edits);
    if (!clash) throw new Error('There is no clash.');
    const left = settle(base, edits, clash, choice);
    expect(clashesOf(left.base, theirs, left.edits)).toEqual([]);
    expect(withEdits(theirs, left.edits)).toEqual(wanted);
  });

  test('in a list are settled with the whole list', () => {
    const edits = [set(['parts', 0, 'note'], 'x')];
    const [clash] = clashesOf(BASE, moved, edits);
    if (!clash) throw new Error('There is no clash.');
    const left = settle(BASE, edits, clash, 'mine');
    expect(clashesOf(left.base, moved, left.edits)).toEqual([]);
    expect(withEdits(moved, left.edits)).toMatchObject({
      parts: [{ name: 'a', note: 'x' }, { name: 'b' }],
    });
  });
});

describe('two changes of a text', () => {
  const text = 'one\n\ntwo\n\nthree\n';
  test.each([
    ['in lines apart', 'ONE\n\ntwo\n\nthree\n', 'one\n\ntwo\n\nTHREE\n', 'ONE\n\ntwo\n\nTHREE\n'],
    ['with a new paragraph', 'one\n\ntwo\n\nthree\n\nfour\n', 'zero\n\none\n\ntwo\n\nthree\n', 'zero\n\none\n\ntwo\n\nthree\n\nfour\n'],
    ['of the same kind', 'ONE\n\ntwo\n\nthree\n', 'ONE\n\ntwo\n\nthree\n', 'ONE\n\ntwo\n\nthree\n'],
    ['of one side only', text, 'one\n\nTWO\n\nthree\n', 'one\n\nTWO\n\nthree\n'],
  ])('%s become one', (_, mine, theirs, merged) => {
    expect(mergeLines(text, mine, theirs)).toBe(merged);
    expect(mergeLines(text, theirs, mine)).toBe(merged);
  }); // prettier-ignore

  test.each([
    ['in one line', 'one\n\nTWO\n\nthree\n', 'one\n\nzwei\n\nthree\n'],
    ['in lines beside each other', 'one\nx\ntwo\n\nthree\n', 'one\n\nTWO\n\nthree\n'],
  ])('%s stay two', (_, mine, theirs) => {
    expect(mergeLines(text, mine, theirs)).toBeUndefined();
  });
});
