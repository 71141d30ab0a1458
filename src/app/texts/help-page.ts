/** One page of help, kept beside the code of its screen; the pages are named in src/app/help/screen-helps.ts. */
export interface HelpPage {
  readonly title: string;
  /** What the screen is for. */
  readonly about: string;
  /** A place that is reached from here alone. */
  readonly action?: { readonly label: string; readonly to: string };
  readonly sections: readonly HelpSection[];
}

export interface HelpSection {
  readonly head: string;
  /** Done one after the other. */
  readonly steps?: readonly string[];
  /** Paragraphs, after the steps. */
  readonly text?: readonly string[];
}
