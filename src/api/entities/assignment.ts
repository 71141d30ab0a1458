/** Who of its people works on a company: one row a company, under an id made of its number. Its first change makes the row. */
import * as v from 'valibot';
import { isoInstant, shortText } from '../fields';
import { type CompanyId, type EntityId, entityIdSchema, userIdSchema } from '../ids';

/** The name is the server's, as it was when the company was given; what a device says of it counts until then. */
export const assigneeSchema = v.strictObject({ user: userIdSchema, name: shortText });
export type Assignee = v.InferOutput<typeof assigneeSchema>;

export const assignmentContentSchema = v.strictObject({
  /** Null: nobody. */
  person: v.nullable(assigneeSchema),
});
export type AssignmentContent = v.InferOutput<typeof assignmentContentSchema>;

export const assignmentSchema = v.strictObject({
  id: entityIdSchema,
  ...assignmentContentSchema.entries,
  /** Who gave it, by name, and when, as the server saw it; '' until it has. */
  givenBy: shortText,
  givenAt: v.union([v.literal(''), isoInstant]),
});
export type Assignment = v.InferOutput<typeof assignmentSchema>;

/** The company's own row. */
export function ownAssignmentId(company: CompanyId): EntityId {
  return v.parse(entityIdSchema, `00000000-0000-8000-8003-${String(company).padStart(12, '0')}`);
}

/** Before anybody was chosen. */
export function noAssignment(company: CompanyId): Assignment {
  return { id: ownAssignmentId(company), person: null, givenBy: '', givenAt: '' };
}
