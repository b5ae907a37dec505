import type { FieldErrors, Resolver } from 'react-hook-form'
import { problemsOf, type RecordFields } from './recordField'

/** The check of a form: the problems of its fields. */
export function resolverOf<Values extends object>(fields: RecordFields<Values>): Resolver<Values> {
  return (entered) => {
    const problems = Object.entries(problemsOf(fields, entered))
    const errors = problems.map(([key, message]) => [key, { type: 'problem', message }])
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
      : { values: entered, errors: {} }
  }
}
