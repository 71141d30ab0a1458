/** What a person does on a device, at random; remembers what was typed, so that its loss would show. */

import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { archivePage } from '@/db/archive/archive-queries';
import { listDrafts, removeDraft, saveDraft } from '@/db/collections/draft';
import { addPartner, listPartners, removePartner, updatePartner } from '@/db/collections/partner';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { draftOf, PARTNER, SERIAL, SHA, summaryOf } from '../db/support/samples';
import { COMPANY } from '../db/support/test-database';
import type { Chance } from './random';
import { COMPANIES, type SimDevice } from './sim-device';

const DATE = '2026-03-02';

export class Person {
  /** The newest text typed in a field, by device, row and field: nothing newer of this person replaced it. */
  readonly typed = new Map<string, string>();
  readonly issued = new Map<string, EntityId>();
  private words = 0;

  constructor(
    readonly device: SimDevice,
    readonly chance: Chance,
  ) {}

  async act(): Promise<void> {
    const acts = [
      this.addPartner,
      this.editPartner,
      this.editPartner,
      this.removePartner,
      this.writeDraft,
      this.writeDraft,
      this.editDraft,
      this.editDraft,
      this.removeDraft,
      this.issue,
      this.issue,
      this.cancel,
    ];
    await this.chance.pick(acts)?.call(this);
  }

  private context(companyId = this.chance.pick(COMPANIES) ?? COMPANY) {
    return { ...this.device.current.context, companyId };
  }

  private word(): string {
    this.words += 1;
    return `cuvânt-${this.device.index}-${this.words}.`;
  }

  private note(id: string, field: string, word: string): void {
    this.typed.set(`${id} ${field}`, word);
  }

  /** The person gave the row up, or it became an invoice. */
  private forget(id: string): void {
    for (const key of this.typed.keys()) if (key.startsWith(id)) this.typed.delete(key);
  }

  private async addPartner(): Promise<void> {
    const notes = this.word();
    const added = await addPartner(this.context(), { ...PARTNER, notes });
    if (added.kind === 'added') this.note(added.id, 'notes', notes);
  }

  private async editPartner(): Promise<void> {
    const context = this.context();
    const view = this.chance.pick(await listPartners(context.db, context.companyId));
    if (view === undefined) return;
    const field = this.chance.happens(0.5) ? 'notes' : 'email';
    const word = this.word();
    const outcome = await updatePartner(context, view.row.id, view.row, { ...view.row, [field]: word });
    if (outcome.kind === 'changed') this.note(view.row.id, field, word);
  }

  private async removePartner(): Promise<void> {
    const context = this.context();
    const view = this.chance.pick(await listPartners(context.db, context.companyId));
    if (view === undefined || !this.chance.happens(0.4)) return;
    if ((await removePartner(context, view.row.id)) === 'removed') this.forget(view.row.id);
  }

  private async writeDraft(): Promise<void> {
    const id = v.parse(entityIdSchema, this.device.newId());
    const notes = this.word();
    await saveDraft(this.context(), { id, content: draftOf({ notes }), seen: null });
    this.note(id, 'notes', notes);
  }

  private async editDraft(): Promise<void> {
    const context = this.context();
    const view = this.chance.pick(await listDrafts(context.db, context.companyId));
    if (view === undefined) return;
    const seen = view.row.content;
    const field = this.chance.happens(0.5) ? 'notes' : 'paymentTerms';
    const word = this.word();
    const outcome = await saveDraft(context, { id: view.row.id, content: { ...seen, [field]: word }, seen });
    if (outcome === 'saved') this.note(view.row.id, field, word);
  }

  private async removeDraft(): Promise<void> {
    const context = this.context();
    const view = this.chance.pick(await listDrafts(context.db, context.companyId));
    if (view === undefined || !this.chance.happens(0.4)) return;
    if ((await removeDraft(context, view.row.id)) === 'removed') this.forget(view.row.id);
  }

  private async issue(): Promise<void> {
    const context = this.context(COMPANY);
    const { db, deviceId } = context;
    const view = this.chance.pick(await listDrafts(db, COMPANY));
    const next = await nextNumberPreview(db, SERIAL.id, deviceId, DATE);
    if (view === undefined || next.kind !== 'number') return;
    const { leaseId, number, text } = next;
    const content = view.row.content;
    const xml = `<number>${text}</number>`;
    const issue = { draftId: view.row.id, content, leaseId, number, xml, sha256: SHA, summary: summaryOf(text, DATE) };
    const outcome = await commitIssue(context, issue);
    if (outcome.kind !== 'issued') return;
    this.forget(view.row.id);
    this.issued.set(text, outcome.invoiceId);
  }

  private async cancel(): Promise<void> {
    const context = this.context(COMPANY);
    const { rows } = await archivePage(context.db, COMPANY, { direction: 'out', limit: 50 });
    const queued = this.chance.pick(rows.filter(({ delivery }) => delivery !== null));
    if (queued === undefined || !this.chance.happens(0.5)) return;
    const outcome = await cancelQueued(context, queued.item.id);
    if (outcome.kind === 'cancelled') this.issued.delete(queued.item.number);
  }
}
