import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinNotes, noteOf, splitNotes } from '../../../../src/domain/invoice/issue/split-notes';

const textsOf = (text: string) => splitNotes(text)?.map((note) => note.text);
const RUNS = { seed: 52, numRuns: 200 };

describe('the notes of an invoice', () => {
  it('are cut at 300 signs, at a blank where there is one', () => {
    const exact = 'x'.repeat(300);
    expect(textsOf(exact)).toEqual([exact]);
    expect(textsOf(`${exact}y`)).toEqual([exact, 'y']);
    expect(textsOf(`${exact} y`)).toEqual([exact, 'y']);
    expect(textsOf(`${'x'.repeat(299)} yz`)).toEqual(['x'.repeat(299), 'yz']);
    expect(textsOf(`a ${'x'.repeat(300)}`)).toEqual(['a', exact]);
    expect(textsOf(` ${'x'.repeat(301)}`)).toEqual([exact, 'x']);
  });

  // Before: at the last blank of 300 signs, in the midst of a sentence, and of a word where no plain blank stood.
  it('are cut at the end of a sentence where one ends in time', () => {
    const first = `${'Marfa se plătește la livrare '.repeat(4)}în Cluj.`;
    const second = `Întârzierea ${'se penalizează cu o miime pe zi '.repeat(6)}până la plată!`;
    expect(textsOf(`${first} ${second}`)).toEqual([first, second]);
    expect(textsOf(`${second} ${first} ${second}`)).toEqual([second, first, second]);
    // No sentence ends after what shortens a word, nor before a number.
    const law = `${'Conform art. 319 din Cod și dl. Pop str. Morii S.R.L. Alfa '.repeat(4)}${'x '.repeat(60)}`.trim();
    expect(textsOf(law)?.[0]?.length).toBeGreaterThan(297);
    expect(textsOf(law)?.join(' ')).toBe(law);
  });

  // Before: a number stood at the end of one note, and its day in the next.
  it('are cut between the parts of a list before they are cut inside one', () => {
    const parts = Array.from({ length: 200 }, (_none, at) => `F-${10_000 + at} din 28.11.2026`);
    for (const between of [', ', '; ']) {
      const notes = textsOf(parts.join(between)) ?? [];
      expect(notes.length).toBeLessThanOrEqual(20);
      for (const note of notes) expect(note).toMatch(/^F-\d+ din 28\.11\.2026([,;] F-\d+ din 28\.11\.2026)*[,;]?$/);
      expect(notes.join(' ')).toBe(parts.join(between));
    }
    // One that ends early would leave most of the note empty.
    const early = `Marfă, ${'cuvinte '.repeat(60)}`.trim();
    expect(textsOf(early)?.[0]?.length).toBeGreaterThan(290);
  });

  it('are cut at any blank', () => {
    for (const blank of ['\t', '\u00a0', '\u2003'])
      expect(textsOf(`${'x'.repeat(290)}${blank}${'y'.repeat(20)}`)).toEqual(['x'.repeat(290), 'y'.repeat(20)]);
  });

  it('are as full as they can be where sentences would make too many', () => {
    const sentence = `${'Marfa '.repeat(25)}a venit.`;
    const text = Array.from({ length: 37 }, () => sentence).join(' ');
    const notes = textsOf(text);
    expect(notes).toHaveLength(20);
    expect(notes?.join(' ')).toBe(text);
  });

  // A sign outside the basic plane is one character of the rule and two of the text.
  it('are not cut inside a sign', () => {
    expect(textsOf('😀'.repeat(301))).toEqual(['😀'.repeat(300), '😀']);
    expect(textsOf('😀'.repeat(300))).toEqual(['😀'.repeat(300)]);
  });

  it('are one a line up to 20, then share, each full before the next', () => {
    const lines = (count: number, length: number) => Array.from({ length: count }, () => 'y'.repeat(length));
    expect(textsOf(lines(20, 10).join('\r\n'))).toEqual(lines(20, 10));
    const shared = textsOf(lines(21, 149).join('\n'));
    expect(shared?.map((text) => text.length)).toEqual([...Array.from({ length: 10 }, () => 299), 149]);
    expect(shared?.[0]).toBe(lines(2, 149).join('\n'));
    expect(textsOf(lines(21, 150).join('\n'))).toBeUndefined();
    expect(textsOf(lines(20, 300).join('\n'))).toHaveLength(20);
    // Each would be a note of 300 signs and one of a single sign, which no other has room for.
    expect(textsOf(lines(20, 301).join('\n'))).toBeUndefined();
  });

  it('have a subject only at their very beginning', () => {
    expect(noteOf('#AAI#Text\nrând')).toEqual({ subjectCode: 'AAI', text: 'Text\nrând' });
    for (const plain of ['x #AAI#Text', '#aai#Text', '#AAII#Text', '#AAI Text'])
      expect(noteOf(plain)).toEqual({ text: plain });
  });

  it('lose no word, keep the bounds, and give the same text again', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcȘ😀.,;'), minLength: 1, maxLength: 40 });
    const line = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 24 }), (lines) => {
        const text = lines.join('\n');
        const notes = splitNotes(text);
        if (notes === undefined) return;
        expect(notes.length).toBeLessThanOrEqual(20);
        for (const note of notes) expect([...note.text].length).toBeLessThanOrEqual(300);
        const words = (of: string) => of.split(/\s+/).filter(Boolean);
        expect(words(joinNotes(notes))).toEqual(words(text));
        expect(splitNotes(joinNotes(notes))).toEqual(notes);
      }),
      RUNS,
    );
  });
});
