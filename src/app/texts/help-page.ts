/** One page of help, kept beside the code of its screen; the pages are gathered in src/app/help/help-pages.ts. */
export interface HelpPage {
  readonly title: string;
  /** What the screen is for. */
  readonly about: string;
  readonly sections: readonly HelpSection[];
}

export interface HelpSection {
  readonly head: string;
  /** Done one after the other. */
  readonly steps?: readonly string[];
  /** Paragraphs, after the steps. */
  readonly text?: readonly string[];
}
