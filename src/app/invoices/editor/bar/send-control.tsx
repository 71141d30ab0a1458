import { Clock, Send } from 'lucide-react';
import { Button } from '@/app/ui/buttons/button';
import { type SeriesNumber, useEditorServices } from '../editor-services';
import { SEND_WORDS } from '../editor-texts';
import { useChosenSeries } from '../head/series-field';
import type { EditorState } from '../model/editor-store';
import { type SendButton, type SendConditions, sendButton } from '../model/send-button';
import { useEditor, useEditorHandle } from '../use-editor';

/** All that stops sending counts, shown yet or not: the button must never promise what it cannot do. */
export function countAllStops({ findings }: Pick<EditorState, 'findings'>): number {
  return findings.filter(({ severity }) => severity === 'stop').length;
}

/** `whenClear`: what the press does once nothing stops it, whatever the findings say at this moment. */
export function useSendButton(issuing: boolean): SendButton & { readonly whenClear: SendButton['action'] } {
  const { online } = useEditorServices();
  const stops = useEditor(countAllStops);
  const { keepsNumber } = useEditorHandle();
  const series = useChosenSeries();
  const number = keepsNumber !== '' ? 'ready' : numberState(series?.number);
  const whenClear = sendButton({ online, stops: 0, number, issuing }).action;
  return { ...sendButton({ online, stops, number, issuing }), whenClear };
}

function numberState(number: SeriesNumber | undefined): SendConditions['number'] {
  if (number === undefined) return 'no-series';
  if (number.kind === 'number') return 'ready';
  return number.kind === 'date-before-last' ? 'date-before-last' : 'no-lease';
}

interface SendControlProps {
  readonly button: SendButton;
  readonly onPress: () => void;
  readonly wide?: boolean;
}

/** The button that says what will happen. */
export function SendControl({ button, onPress, wide = false }: SendControlProps) {
  return (
    <Button
      size="lg"
      variant={button.primary ? 'primary' : 'accent'}
      icon={button.words === 'send-later' ? Clock : Send}
      keys={['Ctrl', 'Enter']}
      busy={button.action === 'none'}
      wide={wide}
      onClick={onPress}
    >
      {SEND_WORDS[button.words]}
    </Button>
  );
}
