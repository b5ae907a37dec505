import { get, set } from 'react-hook-form'
import { isShown } from './conditions'
import { isEmpty, readFieldValue } from './fieldValue'
import { flatten, isField, type FieldNode, type FormNode, type FormValues } from './formNode'

/** What a form shows before anybody enters anything: what is known, else what the form begins with. */
export function initialValues(
  nodes: readonly FormNode[],
  known: Readonly<Record<string, unknown>>,
): FormValues {
  const values = { ...known } as Record<string, unknown>
  for (const field of fieldsOf(nodes)) {
    const given: unknown = get(known, field.name)
    set(values, field.name, readFieldValue(field, given ?? field.initial))
  }
  return values as FormValues
}

/** What is submitted: of each field that is there, its value; nothing of those whose condition fails. */
export function submittedValues(nodes: readonly FormNode[], values: FormValues): FormValues {
  const submitted: Record<string, unknown> = {}
  for (const { name } of fieldsOf(nodes, values)) set(submitted, name, get(values, name))
  return submitted as FormValues
}

function fieldsOf(nodes: readonly FormNode[], values?: FormValues): FieldNode[] {
  return flatten(nodes, (node) => values === undefined || isShown(node, values)).filter(isField)
}

/**
 * Values as the calls that submit forms take them: `[{ key: 'seats', value: ['3'] }]`.
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
