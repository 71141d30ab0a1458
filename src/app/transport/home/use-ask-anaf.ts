import { useCallback } from 'react';
import { useWorkspace } from '@/app/state/workspace';
import { askAnaf } from './ask-anaf';

export function useAskAnaf(): () => void {
  const { ask, company, syncNow } = useWorkspace();
  return useCallback(() => void askAnaf({ ask, company, syncNow }), [ask, company, syncNow]);
}
