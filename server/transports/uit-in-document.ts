/** The UIT that a document names: a step that stands on another one is written before ANAF has given it. */
import type { Declaration } from '@/domain/transport/model/declaration';

export function uitIn({ content }: Declaration): string {
  return content.kind === 'notification' ? content.corrects : content.uit;
}

export function withUit(declaration: Declaration, uit: string): Declaration {
  const { content } = declaration;
  return content.kind === 'notification'
    ? { ...declaration, content: { ...content, corrects: uit } }
    : { ...declaration, content: { ...content, uit } };
}
