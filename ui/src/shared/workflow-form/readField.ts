import type { Option } from '../ui/options'
import type { ComponentRules, FormComponent } from './formJson'
import type { FieldControl, FieldNode, FieldRules } from './formNode'
import type { Reading, Translate } from './reading'

/** By type of Form.io. */
const controls: Readonly<Record<string, FieldControl>> = {
  textfield: 'text',
  dataItemMappingTextField: 'text',
  textarea: 'multiline',
  email: 'email',
  phoneNumber: 'tel',
  url: 'url',
  password: 'password',
  number: 'number',
  currency: 'number',
  checkbox: 'checkbox',
  selectboxes: 'checkboxes',
  select: 'select',
  radio: 'radio',
  datetime: 'moment',
  day: 'day',
  hidden: 'hidden',
}

const DECIMALS = 20

export function isFieldType(type: string): boolean {
  return type in controls
}

export function readField(
  component: FormComponent,
  part: Pick<FieldNode, 'id' | 'condition'>,
  { translate, path }: Pick<Reading, 'translate' | 'path'>,
): FieldNode {
  const { type, key = part.id, disabled = false, multiple = false, dayFirst = false } = component
  return {
    ...part,
    ...wordsOf(component, translate),
    kind: 'field',
    control: controls[type] ?? 'text',
    name: `${path}${key}`,
    isReadOnly: disabled,
    isMultiple: multiple,
    options: optionsOf(component, translate),
    rules: rulesOf(component.validate, translate),
    rows: typeof component.rows === 'number' ? component.rows : undefined,
    isDayFirst: dayFirst,
    hasTime: component.enableTime ?? true,
    decimals: limitOf(component.decimalLimit) ?? DECIMALS,
    initial: component.defaultValue,
  }
}

function wordsOf(component: FormComponent, translate: Translate) {
  const { key = '', label = key, hideLabel = false, placeholder } = component
  return {
    label: translate(label),
    hidesLabel: hideLabel,
    hint: textOrNone(translate, component.description ?? component.tooltip),
    placeholder: textOrNone(translate, placeholder),
    unit: textOrNone(translate, component.suffix ?? component.prefix),
  }
}

function optionsOf({ values, data }: FormComponent, translate: Translate): Option[] {
  const choices = data?.values ?? values ?? []
  return choices
    .map(({ label, value }) => ({ id: String(value), text: translate(label) }))
    .filter(({ id }) => id !== '')
}

function rulesOf(given: ComponentRules = {}, translate: Translate): FieldRules {
  return {
    isRequired: given.required ?? false,
    minLength: limitOf(given.minLength),
    maxLength: limitOf(given.maxLength),
    min: limitOf(given.min),
    max: limitOf(given.max),
    isWhole: given.integer ?? false,
    pattern: patternOf(given.pattern),
    leastChosen: limitOf(given.minSelectedCount),
    mostChosen: limitOf(given.maxSelectedCount),
    message: textOrNone(translate, given.customMessage),
  }
}

function textOrNone(translate: Translate, text: string | undefined): string | undefined {
  return text ? translate(text) : undefined
}

/** Form.io writes limits as numbers, as texts, and empty where there are none. */
function limitOf(given: number | string | null | undefined): number | undefined {
  return given === undefined || given === null || given === '' ? undefined : Number(given)
}

/** Many were written without `u` and break its rules. A pattern that is none rules nothing out. */
function patternOf(pattern: string | undefined): RegExp | undefined {
  if (!pattern) return undefined
  return compiled(pattern, 'u') ?? compiled(pattern, '')
}

function compiled(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, flags)
  } catch {
    return undefined
  }
}
