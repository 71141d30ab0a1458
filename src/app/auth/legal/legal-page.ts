/** A page of the public area that is read: what holds between the person and whoever runs the server. */
export interface LegalPage {
  readonly title: string;
  readonly about: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly head: string;
  readonly text: readonly string[];
}

/** Who runs the server, as its settings say; '' where they do not. */
export interface Operator {
  readonly name: string;
  readonly email: string;
}
