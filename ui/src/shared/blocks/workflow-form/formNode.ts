import type { Option } from '../../ui/options'
import type { Condition } from './conditions'
import type { FieldSource } from './fieldSource'
import type { FileRules } from './fileRules'
import type { Mask } from './mask'
import type { NamedMoment } from './namedMoment'

/** A value of a form: any JSON value. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [key: string]: FormValue }

/** By the key of the field. */
export type FormValues = Readonly<Record<string, FormValue>>

export type FieldControl =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'password'
  | 'multiline'
  | 'number'
  | 'checkbox'
  | 'checkboxes'
  | 'select'
  | 'radio'
  | 'moment'
  | 'day'
  | 'time'
  | 'survey'
  | 'map'
  | 'files'
  | 'signature'
  | 'kept'
  | 'lookUp'
  | 'hidden'

/** The rules for the value of a field. */
export interface FieldRules {
  isRequired: boolean
  minLength: number | undefined
  maxLength: number | undefined
  min: number | undefined
  max: number | undefined
  isWhole: boolean
  pattern: RegExp | undefined
  mask: Mask | undefined
  leastWords: number | undefined
  mostWords: number | undefined
  earliest: NamedMoment | undefined
  latest: NamedMoment | undefined
  leastChosen: number | undefined
  mostChosen: number | undefined
  /** Replaces the usual text of an error. */
  message: string | undefined
}

interface Part {
  /** Distinguishes a node from its siblings. */
  id: string
  /** Undefined when the node is always visible. */
  condition: Condition | undefined
}

export interface FieldNode extends Part {
  kind: 'field'
  control: FieldControl
  /** The path of its value among the form's values. */
  name: string
  label: string
  hidesLabel: boolean
  hint: string | undefined
  placeholder: string | undefined
  /** The unit, shown after the value: "per night". */
  unit: string | undefined
  /** The currency, `EUR`. */
  currency: string | undefined
  isReadOnly: boolean
  isMultiple: boolean
  options: readonly Option[]
  rules: FieldRules
  rows: number | undefined
  /** How a `day` is written: the day first, `31/03/2027`. */
  isDayFirst: boolean
  hasTime: boolean
  /** Whether a time is written with seconds, `08:30:00`. */
  hasSeconds: boolean
  decimals: number
  /** The separator between several values that are sent as one text. */
  separator: string | undefined
  /** The questions of a survey; the options are the answers. */
  questions: readonly Option[]
  /** The key and the value of a row in a map. */
  entry: { keyLabel: string | undefined; value: FieldNode } | undefined
  files: FileRules | undefined
  /** The source of the options, if they are not in the form. */
  source: FieldSource | undefined
  /** The properties of a value that is an object which are shown, `['data.name']`. */
  shown: readonly string[]
  initial: unknown
}

/** Text: HTML that the designer of the form wrote. */
export interface TextNode extends Part {
  kind: 'text'
  html: string
  isHeading: boolean
  /** The path of the row that the text calls `row`: `travellers.0.`; empty outside of a grid. */
  path: string
}

/** A text or value that is only shown. */
export interface FactNode extends Part {
  kind: 'fact'
  /** The path of its value among the form's values. */
  name: string
  label: string
  text: string
  /** The source of the name, if the text is a DN. */
  source: FieldSource | undefined
}

export interface GroupNode extends Part {
  kind: 'group'
  title: string | undefined
  /** Whether it is a step when the form is a wizard. */
  isPanel: boolean
  nodes: readonly FormNode[]
}

export interface ColumnsNode extends Part {
  kind: 'columns'
  columns: readonly { width: number; nodes: readonly FormNode[] }[]
}

export interface TableNode extends Part {
  kind: 'table'
  rows: readonly (readonly (readonly FormNode[])[])[]
}

/** Rows with the same fields. */
export interface GridNode extends Part {
  kind: 'grid'
  /** The path of its rows among the form's values. */
  name: string
  label: string
  hint: string | undefined
  isReadOnly: boolean
  isRequired: boolean
  leastRows: number
  mostRows: number
  initial: unknown
  readRow: (index: number) => readonly FormNode[]
}

export interface ButtonNode extends Part {
  kind: 'button'
  /** `submit`, or the name of the event: `ApprovalAction`. */
  action: string
  text: string
}

export type FormNode =
  FieldNode | TextNode | FactNode | GroupNode | ColumnsNode | TableNode | GridNode | ButtonNode

/** The child nodes; a grid has none, because its rows depend on the values. */
export function nodesIn(node: FormNode): readonly FormNode[] {
  switch (node.kind) {
    case 'group':
      return node.nodes
    case 'columns':
      return node.columns.flatMap(({ nodes }) => nodes)
    case 'table':
      return node.rows.flat(2)
    default:
      return []
  }
}

/**
 * All nodes that pass, with their children; the children of a node that does not pass are left out.
 */
export function flatten(
  nodes: readonly FormNode[],
  passes: (node: FormNode) => boolean = () => true,
): FormNode[] {
  return nodes.filter(passes).flatMap((node) => [node, ...flatten(nodesIn(node), passes)])
}

export const isGrid = (node: FormNode): node is GridNode => node.kind === 'grid'
export const isButton = (node: FormNode): node is ButtonNode => node.kind === 'button'
