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

/** The rules of a value. */
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
  /** Said instead of what is wrong. */
  message: string | undefined
}

interface Part {
  /** Tells it from its neighbours. */
  id: string
  /** Undefined for what is always there. */
  condition: Condition | undefined
}

export interface FieldNode extends Part {
  kind: 'field'
  control: FieldControl
  /** Where its value is. */
  name: string
  label: string
  hidesLabel: boolean
  hint: string | undefined
  placeholder: string | undefined
  /** Shown behind the value: "per night". */
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
  /** Stands between several values that are sent as one text. */
  separator: string | undefined
  /** The questions of a survey; the options are the answers. */
  questions: readonly Option[]
  /** What a row of a map is made of. */
  entry: { keyLabel: string | undefined; value: FieldNode } | undefined
  files: FileRules | undefined
  /** Where what can be chosen is read, if it does not stand in the form. */
  source: FieldSource | undefined
  /** What of a value that is a structure is shown, `['data.name']`. */
  shown: readonly string[]
  initial: unknown
}

/** Words: HTML of the person who drew the form. */
export interface TextNode extends Part {
  kind: 'text'
  html: string
  isHeading: boolean
  /** Where what it calls its row is among the values: `travellers.0.`; empty where that is the form. */
  path: string
}

/** A text or value that cannot be changed. */
export interface FactNode extends Part {
  kind: 'fact'
  /** Where it stands among the values. */
  name: string
  label: string
  text: string
  /** Where the name is read of what the text is a DN of. */
  source: FieldSource | undefined
}

export interface GroupNode extends Part {
  kind: 'group'
  title: string | undefined
  /** Whether it is a step where the form is a wizard. */
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

/** Rows of the same fields. */
export interface GridNode extends Part {
  kind: 'grid'
  /** Where its rows are. */
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

/** What stands in a node; the rows of a grid are those of its value. */
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

/** Everything of a form that passes, and of what does not pass nothing that stands in it. */
export function flatten(
  nodes: readonly FormNode[],
  passes: (node: FormNode) => boolean = () => true,
): FormNode[] {
  return nodes.filter(passes).flatMap((node) => [node, ...flatten(nodesIn(node), passes)])
}

export const isGrid = (node: FormNode): node is GridNode => node.kind === 'grid'
export const isButton = (node: FormNode): node is ButtonNode => node.kind === 'button'
