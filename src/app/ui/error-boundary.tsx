import { Component, type ErrorInfo, type ReactNode } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { Button } from './buttons/button';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A change of it tries again: the path of the page. */
  readonly resetKey?: string;
  /** Told once an error, for the report. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  /** Shown instead of the default sentence. */
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly failed: boolean;
}

/** Keeps a defect in one part from taking the others down, and says what is safe. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => this.setState({ error: null, failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback(this.state.error, this.retry);
    return (
      <div role="alert" className="mx-auto flex max-w-[480px] flex-col items-center gap-3 px-6 py-16 text-center">
        <p className="text-16 font-semibold">{uiTexts.partFailed}</p>
        <p className="text-13 text-text-2">{uiTexts.partFailedText}</p>
        <div className="flex gap-2">
          <Button onClick={this.retry}>{uiTexts.retry}</Button>
          <Button variant="text" onClick={() => location.reload()}>
            {uiTexts.reload}
          </Button>
        </div>
      </div>
    );
  }
}
