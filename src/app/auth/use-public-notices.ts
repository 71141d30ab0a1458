import { useEffect, useState } from 'react';
import { useSessionGateway } from '@/app/state/session-gateway';
import { fetchPublicNotices, type PublicNotice, showPublicNotices } from './public-notices';

/** The public notices, fetched once a start and shown as alerts; empty until they come and where they cannot. */
export function usePublicNotices(): readonly PublicNotice[] {
  const { connection } = useSessionGateway();
  const [notices, setNotices] = useState<readonly PublicNotice[]>([]);
  useEffect(() => {
    let current = true;
    fetchPublicNotices(connection).then((fetched) => {
      if (!current || fetched === null) return;
      setNotices(fetched);
      showPublicNotices(fetched);
    }, console.warn);
    return () => {
      current = false;
    };
  }, [connection]);
  return notices;
}
