/** Reading a declaration's document brings the reader of XML and the schema: it comes when somebody writes on from one. */
import type { Notification } from '@/domain/transport/model/declaration';
import { readDeclaration } from '@/domain/transport/model/read-declaration';
import { readXml } from '@/domain/xml/read-xml';

/** What it declares; undefined where it is none that can be written on from. */
export function readNotification(xml: string): Notification | undefined {
  const tree = readXml(xml);
  const read = tree.ok ? readDeclaration(tree.root) : undefined;
  if (read?.ok !== true || read.declaration.content.kind !== 'notification') return undefined;
  return read.declaration.content;
}
