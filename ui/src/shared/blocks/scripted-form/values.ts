import { get, set } from 'react-hook-form'
import type { FieldSource } from '../workflow-form/fieldSource'
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
import type { Contents } from './contents'

type Values = Readonly<Record<string, unknown>>

/** The values of the renderer that belong to fields of the form, unchanged. */
export function fieldValues(nodes: readonly FormNode[], kept: Values): FormValues {
  return taken(nodes, kept, (_field, value) => value)
}

/** The values in the shape in which all forms are submitted, with the contents of files. */
export function sentValues(
  nodes: readonly FormNode[],
  kept: Values,
  { restore }: Contents,
): FormValues {
  return taken(nodes, kept, (field, value) =>
    field.control === 'files'
      ? restore(value)
      : sentFieldValue(field, readFieldValue(field, value)),
  )
}

/**
 * The reverse of `sentValues`: submitted values in the shape of the renderer, without the contents
 * of files.
 */
export function keptValues(
  nodes: readonly FormNode[],
  sent: Values,
  { withhold }: Contents,
): Values {
  const shapes = taken(nodes, sent, ({ control }, value) => {
    if (control === 'files') return withhold(value)
    return control === 'checkboxes' && Array.isArray(value) ? chosen(value) : value
  })
  return { ...sent, ...shapes }
}

interface LookedUp {
  name: string
  source: FieldSource
  ids: readonly string[]
}

/** The fields and facts whose values are ids, each with its ids and the source of their names. */
export function lookedUp(nodes: readonly FormNode[], values: Values): LookedUp[] {
  const fields = fieldsOf(nodes, values as FormValues).map((field) => {
    const value = readFieldValue(field, get(values, field.name) ?? field.initial)
    return { ...field, ids: [value].flat() as string[] }
  })
  const facts = flatten(nodes).filter((node) => node.kind === 'fact')
  const all = [...fields, ...facts.map((fact) => ({ ...fact, ids: [fact.text] }))]
  return all.flatMap(({ name, source, ids }) => {
    const known = ids.filter((id) => id !== '')
    return source && known.length > 0 ? [{ name, source, ids: known }] : []
  })
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
