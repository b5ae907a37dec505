import { get, set } from 'react-hook-form'
import { fieldsOf } from '../workflow-form/formData'
import { readFieldValue, sentFieldValue } from '../workflow-form/fieldValue'
import {
  flatten,
  isGrid,
  type FieldNode,
  type FormNode,
  type FormValue,
  type FormValues,
} from '../workflow-form/formNode'

type Values = Readonly<Record<string, unknown>>

/** Of what the renderer keeps, that for which the form has fields, as it is. */
export function fieldValues(nodes: readonly FormNode[], kept: Values): FormValues {
  return taken(nodes, kept, (_field, value) => value)
}

/** The same in the shape in which all forms are submitted. */
export function sentValues(nodes: readonly FormNode[], kept: Values): FormValues {
  return taken(nodes, kept, (field, value) => sentFieldValue(field, readFieldValue(field, value)))
}

/** The way back: what was submitted once, as the renderer keeps it. */
export function keptValues(nodes: readonly FormNode[], sent: Values): Values {
  const shapes = taken(nodes, sent, ({ control }, value) =>
    control === 'checkboxes' && Array.isArray(value) ? chosen(value) : value,
  )
  return { ...sent, ...shapes }
}

function chosen(ids: readonly unknown[]): FormValue {
  return Object.fromEntries(ids.map((id) => [String(id), true]))
}

function taken(
  nodes: readonly FormNode[],
  given: Values,
  shape: (field: FieldNode, value: FormValue) => FormValue,
): FormValues {
  const values = given as FormValues
  const known: FormValues = {}
  for (const { name } of flatten(nodes).filter(isGrid)) {
    if (Array.isArray(get(values, name))) set(known, name, [])
  }
  for (const field of fieldsOf(nodes, values)) {
    const value = get<FormValues, FormValue>(values, field.name)
    if (value !== undefined) set(known, field.name, shape(field, value))
  }
  return known
}
