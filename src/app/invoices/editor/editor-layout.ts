import type { ToolbarActions } from './editor-toolbar';

/** What both layouts of the editor get. */
export interface EditorLayoutProps {
  readonly toolbar: ToolbarActions;
  readonly previewing: boolean;
  readonly printAtOnce: boolean;
  readonly onPrinted: () => void;
  readonly issuing: boolean;
  /** Why it was not issued; '' where nothing went wrong. */
  readonly refusal: string;
  readonly onSend: () => void;
  readonly onStepFinding: (by: 1 | -1) => void;
}
