/** What happens to the named views of a list; each gives the new list. */
import type { OwnView } from '@/db/settings/own-views';

/** At the end, or at the place it stood before it was removed. */
export function withView(views: readonly OwnView[], view: OwnView, at: number = views.length): readonly OwnView[] {
  return views.toSpliced(at, 0, view);
}

export function renamedView(views: readonly OwnView[], id: string, name: string): readonly OwnView[] {
  return views.map((view) => (view.id === id ? { ...view, name } : view));
}

export function withoutView(views: readonly OwnView[], id: string): readonly OwnView[] {
  return views.filter((view) => view.id !== id);
}
