import { describe, expect, it } from 'vitest';
import { changed, draftOf, isUsable, lookAsText, lookFromText, undone } from '@/app/look/look-draft';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';

describe('a look that is being chosen', () => {
  it('goes back choice by choice, a text as one', () => {
    let draft = draftOf(USUAL_LOOK);
    for (const footText of ['D', 'De', 'Dep']) draft = changed(draft, { footText });
    draft = changed(draft, { signature: true });
    expect(draft.before).toHaveLength(2);
    draft = undone(draft);
    expect([draft.look.footText, draft.look.signature]).toEqual(['Dep', false]);
    expect(undone(undone(draft)).look).toEqual(USUAL_LOOK);
  });

  it('makes no step of what changes nothing', () => {
    expect(changed(draftOf(USUAL_LOOK), { colour: USUAL_LOOK.colour }).before).toEqual([]);
  });

  it('is kept as it was typed, though the contract would not take it yet', () => {
    const typed = { ...USUAL_LOOK, colour: '#14', footText: 'ș'.repeat(200) };
    expect(lookFromText(lookAsText(typed))).toEqual(typed);
    expect(isUsable(typed)).toBe(false);
    expect(isUsable(USUAL_LOOK)).toBe(true);
  });

  it('is none where the browser keeps something else', () => {
    for (const text of [null, undefined, '', '{', '[]', '{"logo":"https://example.com/a.png"}', '{"colour":"#14532d"}'])
      expect(lookFromText(text)).toBeNull();
    expect(lookFromText(lookAsText({ ...USUAL_LOOK, logo: 'javascript:alert(1)' }))).toBeNull();
  });
});
