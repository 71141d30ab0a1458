import type { ReactNode } from 'react';
import { eventMoment } from '../event-moment';
import type { ShownItem } from '../shown-item';
import { conversationOf, type Said } from './conversation';
import { NoteForm } from './note-form';
import { noteStanding, noteTexts } from './note-texts';

/** The messages about one invoice, and on a received one the field for the next (picture 22). */
export function ArchiveNotes({ item }: { readonly item: ShownItem }): ReactNode {
  const said = conversationOf(item);
  const canWrite = item.direction === 'in' && item.uploadIndex !== '';
  if (said.length === 0 && !canWrite) return null;
  return (
    <section className="border-border border-b px-5 py-4 phone:px-4">
      <h3 className="mb-3 font-semibold text-13">{noteTexts.title}</h3>
      {said.length > 0 && (
        <ol className="mb-3 flex flex-col gap-3">
          {said.map((one) => (
            <Message key={one.key} one={one} partner={item.partnerName} />
          ))}
        </ol>
      )}
      {canWrite && <NoteForm invoiceId={item.id} key={item.id} />}
    </section>
  );
}

function Message({ one, partner }: { readonly one: Said; readonly partner: string }): ReactNode {
  const { own, by, at, state, text, detail } = one;
  const name = own ? by || noteTexts.own : partner;
  return (
    <li>
      <div className="flex justify-between gap-3 text-12">
        <span className="min-w-0 break-words">
          <span className="font-medium">{name}</span> <span className="text-text-3">{noteTexts.throughSpv}</span>
        </span>
        <time className="shrink-0 text-text-2 tabular-nums" dateTime={at}>
          {eventMoment(at)}
        </time>
      </div>
      <p
        className={`mt-1 whitespace-pre-wrap break-words rounded-2 px-3 py-2 text-13 ${own ? 'bg-accent-soft' : 'bg-sunken'}`}
      >
        {text}
      </p>
      {state !== '' && (
        <p className={`mt-1 text-12 ${state === 'refused' ? 'text-bad' : 'text-text-3'}`}>
          {noteStanding(state, detail)}
        </p>
      )}
    </li>
  );
}
