import { useWorkspace } from './workspace';

/** Whether the server files at ANAF's test environment, where nothing has effect (server: installation/check-environment.ts). */
export function useAtTest(): boolean {
  return useWorkspace().user.environment === 'test';
}
