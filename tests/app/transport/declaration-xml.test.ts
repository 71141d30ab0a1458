/** The document of a declaration that this device does not have yet is the server's. */
import { describe, expect, it } from 'vitest';
import type { Transport } from '@/api/entities/transport';
import { declarationXml, saidBy, type XmlSource } from '@/app/transport/actions/declaration-xml';
import { declarerOf, notificationOfDraft } from '@/domain/transport/draft/declaration-of-draft';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import { companyOf } from '../../db/support/company-sample';
import { entityId } from '../../db/support/samples';
import { COMPANY, openTestDatabase } from '../../db/support/test-database';
import { wholeTransport } from '../../db/support/transport-samples';

const STEP = entityId('00000000-0000-4000-8000-0000000000e1');
const CONTENT = notificationOfDraft(wholeTransport('2026-03-16'));
const XML = writeDeclaration({ ...declarerOf({ declarant: '18547290', reference: STEP }), content: CONTENT });
const ITEM = { steps: [{ id: STEP, kind: 'declare', state: 'accepted' }] } as unknown as Transport;

function source(answer: () => Response | undefined): XmlSource {
  const ask = async () => {
    const result = answer();
    return result === undefined ? { ok: false, failure: { kind: 'offline' } } : { ok: true, result };
  };
  return { db: openTestDatabase(), company: companyOf(COMPANY), ask: ask as unknown as XmlSource['ask'] };
}

describe('a document that is not on this device', () => {
  it('is read from the server’s answer, and can be written on from', async () => {
    expect(
      await declarationXml(
        source(() => new Response(XML)),
        ITEM,
      ),
    ).toBe(XML);
    expect(
      await saidBy(
        source(() => new Response(XML)),
        ITEM,
      ),
    ).toEqual(CONTENT);
  });

  it('is not to be had where nobody answers, and where the answer breaks off', async () => {
    expect(
      await declarationXml(
        source(() => undefined),
        ITEM,
      ),
    ).toBeUndefined();
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) });
    expect(
      await declarationXml(
        source(() => new Response(broken)),
        ITEM,
      ),
    ).toBeUndefined();
  });
});
