/** A step that a restored server has lost, and that waits here for another device, stands in the journey with what to do. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { WorkspaceContext } from '@/app/state/workspace';
import { Journey } from '@/app/transport/card/journey';
import { lostStepsTexts } from '@/app/transport/card/lost-steps-texts';
import type { LostSteps } from '@/db/settings/lost-steps';
import { entityId } from '../../db/support/samples';
import { transportSample } from './transport-sample';

const live = vi.hoisted(() => ({ notes: [] as readonly LostSteps[] }));
vi.mock('@/app/state/use-live', () => ({ useLive: () => live.notes }));

const declared = transportSample({ state: 'accepted' });
const [first] = declared.steps;

function journey(lost: readonly LostSteps[]): string {
  live.notes = lost;
  const value = { db: {}, company: {} } as never;
  return renderToStaticMarkup(
    createElement(WorkspaceContext, { value }, createElement(Journey, { item: declared })),
  ).replaceAll(/<[^>]*>/g, ' ');
}

it('is told after those that the server has, and not once it has it too', () => {
  if (first === undefined) throw new Error('The sample has no step.');
  const id = entityId('00000000-0000-4000-8000-0000000000f2');
  const change = { ...first, id, kind: 'vehicle' as const };
  const document = { step: id, xml: '<x/>', sha256: 'a'.repeat(64) };
  const lost = { item: { ...declared, steps: [first, change] }, documents: [document] };
  const said = journey([lost]);
  expect(said.indexOf('Vehicul schimbat')).toBeGreaterThan(said.indexOf('Declarată'));
  expect(said).toContain(lostStepsTexts.step);
  expect(said).toContain('deschideți Condica acolo, cu rețea');
  // Of another declaration, or told again by the server.
  expect(journey([{ ...lost, item: { ...lost.item, id } }])).not.toContain(lostStepsTexts.step);
  expect(journey([{ ...lost, documents: [{ ...document, step: first.id }] }])).not.toContain(lostStepsTexts.step);
});
