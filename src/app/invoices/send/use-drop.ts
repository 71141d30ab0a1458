import { type DragEvent, useRef, useState } from 'react';
import { entriesOfDrop } from '@/app/files/found-files';

interface DropZone {
  /** Files hang over the page. */
  readonly over: boolean;
  /** To be spread on the element that takes the drop. */
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Files dropped anywhere on an element. Entering a child leaves its parent, so entries and leaves are counted. */
export function useDrop(onEntries: (entries: readonly FileSystemEntry[]) => void): DropZone {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const moved = (by: number): void => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  return {
    over,
    handlers: {
      onDragEnter: (event) => {
        if (event.dataTransfer.types.includes('Files')) moved(1);
      },
      onDragOver: (event) => event.preventDefault(),
      onDragLeave: () => moved(-1),
      onDrop: (event) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const entries = entriesOfDrop(event.dataTransfer.items);
        if (entries.length > 0) onEntries(entries);
      },
    },
  };
}
