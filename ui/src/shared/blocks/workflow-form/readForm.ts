import { toUpstreamLocale } from '../../../i18n/locale'
import { actionOf } from './action'
import { readCondition } from './conditions'
import { readSource } from './fieldSource'
import type { FormComponent, FormDocument } from './formJson'
import type { FormNode } from './formNode'
import { firstWord, hintOf, isField, readField } from './readField'
import type { Reading, Translate } from './reading'
import { limitOf, mostOf } from './readRules'

/** A form in one language, as the console draws it. */
export interface FormModel {
  title: string
  nodes: readonly FormNode[]
  /** The steps of a wizard; empty when the form is shown at once. */
  steps: readonly FormNode[]
}

/**
 * Reads a Form.io document in the language of a locale. A heading that repeats the title is left
 * out, because the page shows the title.
 *
 * Source: docs/assumptions.md A-321.
 */
export function readForm(document: FormDocument, locale: string): FormModel {
  const translate = translator(document, locale)
  const { title = '', components = [] } = document
  const drawn = components.filter(({ type, label }) => type !== 'title' || label !== title)
  const nodes = readNodes(drawn, { translate, path: '', placeOf: (name) => name })
  const steps = isWizard(document) ? nodes.filter(isStep) : []
  return { title: translate(title), nodes, steps }
}

export const isStep = (node: FormNode) => node.kind === 'group' && node.isPanel

function isWizard({ display }: FormDocument): boolean {
  return display === 'wizard' || display === 'workflowWizard'
}

function translator(document: FormDocument, locale: string): Translate {
  const texts = textsOf(document, locale)
  return (text) => texts[text] ?? text
}

/** The translations of a form in a language, by the text in the form. */
export function textsOf(
  { localization = {} }: FormDocument,
  locale: string,
): Readonly<Record<string, string>> {
  const spellings = [locale, toUpstreamLocale(locale), locale.split('-')[0] ?? locale]
  return spellings.map((spelling) => localization[spelling]).find(Boolean) ?? {}
}

type Reader = (component: FormComponent, part: Part, reading: Reading) => FormNode

type Part = Pick<FormNode, 'id' | 'condition'>

const group: Reader = ({ title, legend, label, type, components }, part, reading) => {
  const words = type === 'panel' ? firstWord(title, label) : legend
  const heading = words && reading.translate(words)
  return {
    ...part,
    kind: 'group',
    title: heading === '' ? undefined : heading,
    isPanel: type === 'panel',
    nodes: readNodes(components, reading),
  }
}

/** Reads a grid, whose fields are read once for each row. */
const grid: Reader = (component, part, reading) => {
  const { key = part.id, label, disabled = false } = component
  const name = `${reading.path}${key}`
  return {
    ...part,
    kind: 'grid',
    name,
    label: reading.translate(firstWord(label) ?? key),
    hint: hintOf(component, reading.translate),
    isReadOnly: disabled,
    isRequired: component.validate?.required ?? false,
    leastRows: limitOf(component.validate?.minLength) ?? 0,
    mostRows: mostOf(component.validate?.maxLength) ?? Infinity,
    initial: component.defaultValue,
    readRow: (index) => {
      const path = `${name}.${String(index)}.`
      const placeOf = (other: string) =>
        other.startsWith(`${key}.`) ? path + other.slice(key.length + 1) : reading.placeOf(other)
      return readNodes(component.components, { ...reading, path, placeOf })
    },
  }
}

/** Tabs are drawn below each other, so that an error in any of them is visible. */
const tabs: Reader = ({ components = [] }, part, reading) => ({
  ...part,
  kind: 'group',
  title: undefined,
  isPanel: false,
  nodes: readNodes(
    components.map((tab) => ({ ...tab, type: 'panel', title: tab.label ?? '' })),
    reading,
  ),
})

const words: Reader = ({ html, content, label, type }, part, { translate, path }) => ({
  ...part,
  kind: 'text',
  html: translate(firstWord(html, content, label) ?? ''),
  isHeading: type === 'title',
  path,
})

const fact: Reader = (component, part, { translate, path }) => {
  const { key = part.id, label = '', defaultValue } = component
  return {
    ...part,
    kind: 'fact',
    name: `${path}${key}`,
    label: translate(label),
    source: readSource(component),
    text: typeof defaultValue === 'string' ? translate(defaultValue) : '',
  }
}

/** The readers of types without a value, by their names in Form.io and in the product. */
const readers: Readonly<Record<string, Reader>> = {
  panel: group,
  fieldset: group,
  well: group,
  tabs,
  datagrid: grid,
  editgrid: grid,
  content: words,
  htmlelement: words,
  title: words,
  container: (component, part, reading) =>
    group(component, part, { ...reading, path: `${reading.path}${component.key ?? ''}.` }),
  columns: ({ columns = [] }, part, reading) => ({
    ...part,
    kind: 'columns',
    columns: columns.map(({ components, width = 6 }) => ({
      width,
      nodes: readNodes(components, reading),
    })),
  }),
  table: ({ rows }, part, reading) => ({
    ...part,
    kind: 'table',
    rows: (Array.isArray(rows) ? (rows as { components?: FormComponent[] }[][]) : []).map((cells) =>
      cells.map(({ components }) => readNodes(components, reading)),
    ),
  }),
  labelelement: fact,
  dn_display: fact,
  button: ({ label = '', ...button }, part, { translate }) => ({
    ...part,
    kind: 'button',
    action: actionOf(button) ?? '',
    text: translate(label),
  }),
}

function readNodes(components: readonly FormComponent[] = [], reading: Reading): FormNode[] {
  return components.flatMap((component, index) => {
    const { type, key, conditional } = component
    if (component.hidden || isOwnButton(component)) return []
    const part = {
      id: key ?? `${type} ${String(index)}`,
      condition: readCondition(conditional, reading.placeOf),
    }
    if (isField(component)) return [readField(component, part, reading)]
    const read = readers[type]
    return read ? [read(component, part, reading)] : []
  })
}

/** A button that runs a script or resets the form, which needs no action of the console. */
function isOwnButton(component: FormComponent): boolean {
  return component.type === 'button' && actionOf(component) === undefined
}

/** Whether a type is drawn, by the console or in the sandbox. */
export function isKnown(component: FormComponent): boolean {
  return isField(component) || component.type in readers
}
