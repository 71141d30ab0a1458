import { createContext, useContext } from 'react';

/** What a Field tells the control inside it. */
export interface FieldContextValue {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** Amber: allowed, but look. */
  readonly warned: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Attributes that tie a control to its Field's label, help and error; empty outside a Field. */
export function useFieldControl(): {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
} {
  const field = useContext(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    ...(field.describedBy === undefined ? {} : { 'aria-describedby': field.describedBy }),
    ...(field.invalid ? { 'aria-invalid': true } : {}),
    ...(field.required ? { 'aria-required': true } : {}),
  };
}

export type FieldSeverity = 'none' | 'warning' | 'error';

/** How the control should be tinted. */
export function useFieldSeverity(): FieldSeverity {
  const field = useContext(FieldContext);
  if (field === null) return 'none';
  return field.invalid ? 'error' : field.warned ? 'warning' : 'none';
}
