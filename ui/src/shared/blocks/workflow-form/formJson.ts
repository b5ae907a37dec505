/**
 * A component of Form.io, with the properties that the console reads. Numbers and rules that are
 * not set can be empty texts.
 */
export interface FormComponent {
  type: string
  key?: string
  /** Whether it has a value of its own. */
  input?: boolean
  label?: string
  hideLabel?: boolean
  description?: string
  tooltip?: string
  placeholder?: string
  defaultValue?: unknown
  multiple?: boolean
  disabled?: boolean
  hidden?: boolean
  prefix?: string
  suffix?: string
  validate?: ComponentRules
  conditional?: ComponentCondition
  /** For `radio` and `selectboxes`. */
  values?: readonly ComponentChoice[]
  /** For `select` and `tree`. */
  data?: ComponentData
  dataSrc?: string
  selectValues?: string
  valueProperty?: string
  template?: string
  searchField?: string
  filter?: string
  limit?: number
  /** For `dynamic_entity` and `dn_display`. */
  entityKey?: string
  displayAttr?: readonly string[]
  permission_request_type?: string
  /** For `dnquery`. */
  queryKey?: string
  parameters?: readonly SourceParameter[]
  /** For `tree`: the names of the properties of its nodes. */
  mapper?: { dn?: string; name?: string; subContainers?: string }
  /** What the call of a `tree` sends. */
  body?: { dn?: string; level?: number | string }
  /** Of `survey`. */
  questions?: readonly ComponentChoice[]
  /** For `tags`; the spelling is Form.io's. */
  delimeter?: string
  storeas?: string
  maxTags?: number | ''
  /** Of `time`. */
  dataFormat?: string
  /** For `datamap`. */
  keyLabel?: string
  valueComponent?: FormComponent
  /** Of `file`. */
  storage?: string
  filePattern?: string
  fileMinSize?: string
  fileMaxSize?: string
  /** For `textarea` a number, for `table` its cells. */
  rows?: unknown
  enableTime?: boolean
  dayFirst?: boolean
  /** For `datetime`. */
  datePicker?: ComponentLimits
  /** Of `day`. */
  minDate?: string | null
  maxDate?: string | null
  inputMask?: string
  decimalLimit?: number | ''
  /** For `currency`, by ISO 4217. */
  currency?: string
  title?: string
  legend?: string
  html?: string
  content?: string
  action?: string
  event?: string
  /** The script of a button. */
  custom?: string
  components?: readonly FormComponent[]
  columns?: readonly FormColumn[]
}

export interface ComponentData {
  values?: readonly ComponentChoice[]
  url?: string
  headers?: readonly { key?: string }[]
  json?: unknown
}

/** A parameter of a stored query with its values. */
export interface SourceParameter {
  key: string
  values: readonly string[]
}

export interface ComponentRules {
  required?: boolean
  minLength?: number | ''
  maxLength?: number | ''
  min?: number | ''
  max?: number | ''
  integer?: boolean
  pattern?: string
  minWords?: number | ''
  maxWords?: number | ''
  skipMaskValidation?: boolean
  minSelectedCount?: number | ''
  maxSelectedCount?: number | ''
  customMessage?: string
  /** A script. */
  custom?: string
}

/** Limits of a date: dates, or scripts that compute them. */
export interface ComponentLimits {
  minDate?: string | null
  maxDate?: string | null
}

export interface ComponentCondition {
  show?: boolean | string | null
  when?: string | null
  eq?: unknown
  conjunction?: string
  conditions?: readonly { component?: string; operator?: string; value?: unknown }[]
}

export interface ComponentChoice {
  label: string
  value: unknown
}

export interface FormColumn {
  components?: readonly FormComponent[]
  /** The width in twelfths. */
  width?: number
}

/** The `formJSON` of the form calls: a Form.io document with the additions of the product. */
export interface FormDocument {
  display?: string
  title?: string
  components?: readonly FormComponent[]
  inlinescripts?: readonly unknown[]
  externalScripts?: readonly unknown[]
  /** Translations by language, then by the text in the form. */
  localization?: Readonly<Record<string, Readonly<Record<string, string>>>>
}
