import type { ReactNode } from 'react';
import { TONE_ICON } from '@/app/ui/states/tone';
import { archiveTexts, eventTexts } from './archive-texts';
import { detailBeside } from './event-detail';
import { eventLook } from './event-look';
import { eventMoment } from './event-moment';
import type { ShownItem } from './shown-item';

/** «Parcurs»: what happened to a document, in order, each with its hour. */
export function ArchiveTimeline({ item }: { readonly item: ShownItem }): ReactNode {
  return (
    <section className="px-5 py-4 phone:px-4">
      <h3 className="mb-3 font-semibold text-13">{archiveTexts.journey}</h3>
      <ol className="flex flex-col">
        {item.events.map((event, index) => {
          const { icon: Icon, tone } = eventLook(event.event, index === item.events.length - 1);
          const detail = detailBeside(item.messages, event);
          return (
            <li
              className="relative flex gap-3 pb-2 text-13/[18px] not-last:before:absolute not-last:before:top-5 not-last:before:bottom-0 not-last:before:left-2 not-last:before:w-px not-last:before:bg-border not-last:before:content-[''] last:pb-0"
              key={`${event.at} ${event.event}`}
            >
              <Icon aria-hidden="true" className={`mt-px shrink-0 ${TONE_ICON[tone]}`} size={16} strokeWidth={1.75} />
              <div className="min-w-0 flex-1">
                <div className="flex justify-between gap-3">
                  <span>{eventTexts[event.event] ?? event.event}</span>
                  <time className="shrink-0 text-12/[18px] text-text-2 tabular-nums" dateTime={event.at}>
                    {eventMoment(event.at)}
                  </time>
                </div>
                {detail !== '' && <p className="break-words text-12 text-text-3">{detail}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
