/** Whether two texts name the same product: a code or a name, as people write them or to the letter. */
import { fold } from './fold';

/** `strict`: case and diacritics count; blanks around never do. */
export function sameProductText(one: string, other: string, strict: boolean): boolean {
  return strict ? one.trim() === other.trim() : fold(one) === fold(other);
}
