/** Where the button of a step leads. Pure. */
import { links } from '@/app/routes/links';
import type { FirmFacts, StepName } from './first-steps';
import { stepsTexts } from './first-steps-texts';

export interface StepAction {
  readonly label: string;
  readonly to: string;
}

/** Null: the step has its own ways below it. */
export function stepAction(name: StepName, facts: FirmFacts): StepAction | null {
  const { actions } = stepsTexts;
  switch (name) {
    case 'particulars':
      return { label: facts.isComplete ? actions.see : actions.complete, to: links.generalDetails() };
    case 'series':
      return { label: facts.firstNumber === null ? actions.addSeries : actions.change, to: links.serial() };
    case 'anaf':
      return facts.isAuthorized ? { label: actions.connection, to: links.companies() } : null;
    case 'client':
      return { label: facts.hasClient ? actions.clients : actions.addClient, to: links.partner() };
    case 'invoice':
      return invoiceAction(facts);
  }
}

function invoiceAction({ invoice }: FirmFacts): StepAction {
  const { actions } = stepsTexts;
  switch (invoice.kind) {
    case 'none':
      return { label: actions.write, to: links.editor() };
    case 'draft':
      return { label: actions.goOn, to: links.editor({ draft: invoice.id }) };
    case 'under-way':
      return { label: actions.seeInvoice, to: links.view(invoice.id) };
    case 'refused':
      return { label: actions.correct, to: links.editor({ correct: invoice.id }) };
    case 'accepted':
      return { label: actions.issued, to: links.out() };
  }
}
