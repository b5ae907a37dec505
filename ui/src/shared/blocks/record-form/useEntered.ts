import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type Resolver,
} from 'react-hook-form'
import { changedKeys, problemsOf, type RecordFields } from './recordField'

/** The stored values, and the values of the form, at the start of the edit. */
interface Beginning<Values> {
  before: Values
  entered: Values
}

interface EnteredOptions<Values extends object> {
  fields: RecordFields<Values>
  /** The stored values, or the first values of a new record. */
  stored: Values
}

/** The entered and the stored values; a record that is read again replaces unchanged ones. */
export function useEntered<Values extends object>({ fields, stored }: EnteredOptions<Values>) {
  const content = JSON.stringify(stored)
  const [known, setKnown] = useState(content)
  const [beginning, begin] = useState<Beginning<Values>>({ before: stored, entered: stored })
  const form = useForm<Values>({
    defaultValues: stored as DefaultValues<Values>,
    resolver: resolverOf(fields),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  useEffect(() => form.reset(beginning.entered), [form, beginning])
  const now = useWatch({ control: form.control, compute: (entered: Values) => entered })
  const { before } = beginning
  if (known !== content && changedKeys(fields, before, now).length === 0) {
    setKnown(content)
    begin({ before: stored, entered: stored })
  }
  return {
    form,
    before,
    now,
    begin,
    /** Synchronous, so that leaving the page right after a save asks nothing. */
    beginAtOnce: (next: Beginning<Values>) =>
      flushSync(() => {
        form.reset(next.entered)
        begin(next)
      }),
  }
}

function resolverOf<Values extends object>(fields: RecordFields<Values>): Resolver<Values> {
  return (entered) => {
    const problems = Object.entries(problemsOf(fields, entered))
    const errors = problems.map(([key, message]) => [key, { type: 'problem', message }])
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
      : { values: entered, errors: {} }
  }
}
