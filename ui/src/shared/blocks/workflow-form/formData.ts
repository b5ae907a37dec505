import { get, set } from 'react-hook-form'
import { isShown } from './conditions'
import { isEmpty, readFieldValue, sentFieldValue } from './fieldValue'
import {
  flatten,
  isGrid,
  type FieldControl,
  type FieldNode,
  type FormNode,
  type FormValue,
  type FormValues,
  type GridNode,
} from './formNode'

/** The values at the start: the known values, and the defaults of the form for all others. */
export function initialValues(
  nodes: readonly FormNode[],
  known: Readonly<Record<string, unknown>>,
): FormValues {
  const values = copyOf(known) as FormValues
  for (const grid of flatten(nodes).filter(isGrid)) {
    const rows: unknown = get(values, grid.name) ?? grid.initial
    set(values, grid.name, Array.isArray(rows) ? copyOf(rows) : firstRows(grid))
  }
  for (const field of fieldsOf(nodes, values)) {
    const given: unknown = get(values, field.name)
    set(values, field.name, readFieldValue(field, given ?? field.initial))
  }
  return values
}

/** Empty rows, as many as the grid requires; their values are set field by field. */
function firstRows({ leastRows }: GridNode): object[] {
  return Array.from({ length: leastRows }, () => ({}))
}

/** A copy of a JSON value, because rows are changed in place. */
export function copyOf<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** The values of a new row of a grid. */
export function newRow(grid: GridNode): FormValues {
  return get<FormValues, FormValues>(initialValues(grid.readRow(0), {}), `${grid.name}.0`)
}

/** Conditions can depend on each other in a circle; no form has a longer chain than this. */
const LONGEST_CHAIN = 20

/**
 * The values that conditions see: hidden nodes have no value, and neither have nodes that depend on
 * them.
 */
export function shownValues(nodes: readonly FormNode[], values: FormValues): FormValues {
  let shown = values
  for (let pass = 0; pass < LONGEST_CHAIN; pass += 1) {
    const next = withoutHidden(nodes, values, shown)
    if (next === shown || JSON.stringify(next) === JSON.stringify(shown)) return shown
    shown = next
  }
  return shown
}

function withoutHidden(nodes: readonly FormNode[], values: FormValues, by: FormValues): FormValues {
  const there = fieldsOf(nodes, values, (node) => isShown(node, by)).map(({ name }) => name)
  const hidden = fieldsOf(nodes, values).filter(({ name }) => !there.includes(name))
  if (hidden.length === 0) return values
  const left = copyOf(values)
  for (const { name } of hidden) set(left, name, undefined)
  return left
}

/** The values to submit: those of the visible fields. Fields whose condition is false are left out. */
export function submittedValues(nodes: readonly FormNode[], values: FormValues): FormValues {
  const submitted: FormValues = {}
  const by = shownValues(nodes, values)
  const shown = (node: FormNode) => isShown(node, by)
  for (const { name } of flatten(nodes, shown).filter(isGrid)) set(submitted, name, [])
  for (const field of fieldsOf(nodes, values, shown)) {
    set(
      submitted,
      field.name,
      sentFieldValue(field, get<FormValues, FormValue>(values, field.name)),
    )
  }
  return submitted
}

/** All fields of a form, including those in the rows of the present values. */
export function fieldsOf(
  nodes: readonly FormNode[],
  values: FormValues,
  passes: (node: FormNode) => boolean = () => true,
): FieldNode[] {
  return flatten(nodes, passes).flatMap((node) => {
    if (node.kind === 'field') return [node]
    if (node.kind !== 'grid') return []
    return rowsOf(node, values).flatMap((row) => fieldsOf(row, values, passes))
  })
}

const NEVER_KEPT: readonly FieldControl[] = ['password', 'files']

/** The names of fields whose values may not be stored on the device. */
export function secretsOf(fields: readonly FieldNode[]): string[] {
  return fields.filter(({ control }) => NEVER_KEPT.includes(control)).map(({ name }) => name)
}

function rowsOf(grid: GridNode, values: FormValues): (readonly FormNode[])[] {
  const rows: unknown = get(values, grid.name)
  return Array.isArray(rows) ? rows.map((_row, index) => grid.readRow(index)) : []
}

/**
 * Converts values for the calls that submit forms: `[{ key: 'seats', value: ['3'] }]`.
 *
 * Source: docs/assumptions.md A-322.
 */
export function formData(values: FormValues): { key: string; value: string[] }[] {
  return Object.entries(values).map(([key, value]) => {
    const list = Array.isArray(value) ? (value as FormValues[string][]) : [value]
    return { key, value: list.filter((each) => each === false || !isEmpty(each)).map(textOf) }
  })
}

function textOf(value: FormValues[string]): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
