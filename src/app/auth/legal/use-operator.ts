import { useEffect, useState } from 'react';
import { callServer } from '@/api/call-server';
import { GetSupport } from '@/api/calls/support-calls';
import { useSessionGateway } from '@/app/state/session-gateway';
import type { Operator } from './legal-page';

const UNNAMED: Operator = { name: '', email: '' };

/** Without an answer of the server nobody is named, as by a server that names nobody. */
export function useOperator(): Operator {
  const { connection } = useSessionGateway();
  const [operator, setOperator] = useState(UNNAMED);
  useEffect(() => {
    let left = false;
    void callServer(connection, GetSupport, { params: undefined, body: undefined }).then((answer) => {
      if (answer.ok && !left) setOperator({ name: answer.result.operator ?? '', email: answer.result.email });
    });
    return () => {
      left = true;
    };
  }, [connection]);
  return operator;
}
