/** What ANAF says against a declaration stands on its card in ANAF's words, beside what is to be done. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Transport } from '@/api/entities/transport';
import { WorkspaceContext } from '@/app/state/workspace';
import { Journey } from '@/app/transport/card/journey';
import { UitCard } from '@/app/transport/card/uit-card';
import { transportRow } from '@/app/transport/home/home-row';
import { TransportCard, TransportCardAction } from '@/app/transport/home/transport-card';
import type { StepState } from '@/domain/transport/life/transport-step';
import { ETRANSPORT_TEXTS } from '../../../server/outside/stand-ins/etransport/etransport-texts';
import { TRANSPORT_TEXTS } from '../../../server/transports/transport-texts';
import { transportSample } from './transport-sample';

// As before anything is read.
vi.mock('@/app/state/use-live', () => ({ useLive: () => undefined }));

const NOW = Date.parse('2026-11-26T10:42:00+02:00');
const PARSER = 'org.xml.sax.SAXParseException; lineNumber: 1; columnNumber: 1; cvc-complex-type';

const textOf = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll('&quot;', '"');

/** Card, journey and the phone's card in the list, as a person reads them. */
function said(item: Transport): Readonly<Record<'card' | 'journey' | 'list', string>> {
  const workspace = { db: {}, company: {} } as never;
  const row = transportRow(item, NOW, '');
  const list = [
    createElement(TransportCard, { row, now: NOW, key: 'row' }),
    createElement(TransportCardAction, { row, now: NOW, actions: {} as never, key: 'action' }),
  ];
  return {
    card: textOf(renderToStaticMarkup(createElement(UitCard, { item, now: NOW }))),
    journey: textOf(
      renderToStaticMarkup(createElement(WorkspaceContext, { value: workspace }, createElement(Journey, { item }))),
    ),
    list: textOf(renderToStaticMarkup(list)),
  };
}

const REFUSALS: readonly (readonly [state: StepState, text: string])[] = [
  ['refused', ETRANSPORT_TEXTS.notValid(PARSER)],
  ['refused', ETRANSPORT_TEXTS.tooLarge],
  ['rejected', 'BR-019: Codul UIT are cifrele de control corecte.'],
  ['rejected', ETRANSPORT_TEXTS.uitUnknown],
  ['rejected', TRANSPORT_TEXTS.notTakenOver],
];

it.each(REFUSALS)('%s, «%s»: with the way to correct it', (state, text) => {
  const { card, journey, list } = said(transportSample({ state, messages: [text] }));
  expect(card).toContain('Respinsă');
  expect(card).toContain('Codul nu se poate folosi.');
  expect(card).toContain('nu porniți');
  expect(journey).toContain(text);
  expect(list).toContain(text);
  expect(list).toContain('Corectează și retrimite');
});

const KEPT: readonly string[] = [
  TRANSPORT_TEXTS.declined(ETRANSPORT_TEXTS.noRight('1')),
  TRANSPORT_TEXTS.declined(ETRANSPORT_TEXTS.cifNotNumber('x')),
  TRANSPORT_TEXTS.said(ETRANSPORT_TEXTS.stateLimit(100)),
  ...[TRANSPORT_TEXTS.forbidden, TRANSPORT_TEXTS.noAuthorization, TRANSPORT_TEXTS.away],
];

it.each(KEPT)('what keeps it waiting says that it is kept: «%s»', (text) => {
  expect(text).toMatch(/păstrată/);
  const { journey, list } = said(transportSample({ state: 'recorded', messages: [text] }));
  expect(journey).toContain(text);
  expect(list).toContain(text);
  expect(list).not.toContain('Corectează și retrimite');
});
