import type { Option } from '../../ui/options'
import { readSource, readTemplate } from './fieldSource'
import { readFileRules } from './fileRules'
import type { ComponentChoice, FormComponent } from './formJson'
import type { FieldControl, FieldNode } from './formNode'
import type { Reading, Translate } from './reading'
import { readJsonChoices } from './readJson'
import { limitOf, readRules } from './readRules'
import { readTree } from './readTree'

/** The control by the type in Form.io. */
const controls: Readonly<Record<string, FieldControl>> = {
  textfield: 'text',
  dataItemMappingTextField: 'text',
  tags: 'text',
  textarea: 'multiline',
  modaledit: 'multiline',
  email: 'email',
  phoneNumber: 'tel',
  url: 'url',
  password: 'password',
  number: 'number',
  currency: 'number',
  checkbox: 'checkbox',
  selectboxes: 'checkboxes',
  select: 'select',
  tree: 'select',
  dynamic_entity: 'lookUp',
  permission_requestDN: 'lookUp',
  dnquery: 'lookUp',
  radio: 'radio',
  datetime: 'moment',
  day: 'day',
  time: 'time',
  survey: 'survey',
  datamap: 'map',
  file: 'files',
  signature: 'signature',
  hidden: 'hidden',
}

/** Further conditions of a type for the console to draw it. */
const conditions: Readonly<Record<string, (component: FormComponent) => boolean>> = {
  select: (component) =>
    ['values', 'custom', RESOURCE].includes(component.dataSrc ?? 'values') ||
    (component.dataSrc === JSON_LIST && readJsonChoices(component) !== undefined) ||
    hasSource(component),
  tree: (component) => component.dataSrc === JSON_LIST || hasSource(component),
  dynamic_entity: hasSource,
  permission_requestDN: hasSource,
  dnquery: hasSource,
  time: ({ dataFormat = TIME }) => dataFormat.startsWith('HH:mm'),
  file: ({ storage = 'base64' }) => storage === 'base64',
  datamap: ({ valueComponent }) => valueComponent === undefined || isField(valueComponent),
}

const TIME = 'HH:mm:ss'
/** Options from entries in another form, which a server of Form.io stores. */
const RESOURCE = 'resource'
/** Options from JSON inside the form. */
const JSON_LIST = 'json'
const DECIMALS = 20
const CENTS = 2

function hasSource(component: FormComponent): boolean {
  return readSource(component) !== undefined
}

export function isField(component: FormComponent): boolean {
  const { type } = component
  return type in controls && (conditions[type]?.(component) ?? true)
}

export function readField(
  component: FormComponent,
  part: Pick<FieldNode, 'id' | 'condition'>,
  { translate, path }: Pick<Reading, 'translate' | 'path'>,
): FieldNode {
  const { key = part.id, disabled = false, dayFirst = false } = component
  const { multiple = component.type === 'tags' } = component
  const structure = structureOf(component, translate)
  return {
    ...part,
    ...wordsOf(component, translate),
    kind: 'field',
    control: structure.source ? 'lookUp' : controlOf(component),
    name: `${path}${key}`,
    isReadOnly: disabled,
    isMultiple: multiple,
    options: optionsOf(component, translate),
    rules: readRules(component, translate),
    rows: typeof component.rows === 'number' ? component.rows : undefined,
    isDayFirst: dayFirst,
    hasTime: component.enableTime ?? true,
    ...structure,
    initial: component.defaultValue,
  }
}

function controlOf({ type, dataSrc }: FormComponent): FieldControl {
  return type === 'select' && dataSrc === RESOURCE ? 'kept' : (controls[type] ?? 'text')
}

/** Properties that only single types have. */
function structureOf(component: FormComponent, translate: Translate) {
  const { type, dataFormat = TIME, questions } = component
  const isMoney = type === 'currency'
  return {
    decimals: limitOf(component.decimalLimit) ?? (isMoney ? CENTS : DECIMALS),
    currency: isMoney ? currencyOf(component) : undefined,
    hasSeconds: dataFormat.includes('ss'),
    separator: separatorOf(component),
    questions: choicesOf(questions, translate),
    entry: type === 'datamap' ? entryOf(component, translate) : undefined,
    files: type === 'file' ? readFileRules(component) : undefined,
    source: readSource(component),
    shown: readTemplate(component.template),
  }
}

function wordsOf(component: FormComponent, translate: Translate) {
  const { key = '', label, hideLabel = false, placeholder, prefix, suffix } = component
  const unit = firstWord(suffix, prefix)
  return {
    label: translate(firstWord(label) ?? key),
    hidesLabel: hideLabel,
    hint: hintOf(component, translate),
    placeholder: textOrNone(translate, firstWord(placeholder)),
    unit: textOrNone(translate, unit),
  }
}

/** The currency; Form.io's default, when the form names neither a currency nor a unit. */
function currencyOf({ currency, prefix, suffix }: FormComponent): string | undefined {
  const named = firstWord(currency) ?? (firstWord(prefix, suffix) ? undefined : 'USD')
  return named && /^[a-z]{3}$/i.test(named) ? named : undefined
}

/** The hint of a field; a number shows its unit beside the value instead. */
export function hintOf(component: FormComponent, translate: Translate): string | undefined {
  const { type, description, tooltip, prefix, suffix } = component
  const isNumber = controls[type] === 'number'
  const affixes = isNumber ? [] : [prefix, suffix]
  const words = [description, tooltip, ...affixes].flatMap((each) => firstWord(each) ?? [])
  return words.length > 0 ? words.map(translate).join(' ') : undefined
}

/**
 * The first text that is not empty; form designers leave unwanted texts empty, or set them to
 * `true`.
 */
export function firstWord(...given: readonly unknown[]): string | undefined {
  return given.find((each): each is string => typeof each === 'string' && each !== '')
}

function optionsOf(component: FormComponent, translate: Translate): Option[] {
  const { type, dataSrc, values, data } = component
  if (type === 'tree') return readTree(component, translate)
  if (dataSrc === JSON_LIST) return choicesOf(readJsonChoices(component), translate)
  return choicesOf(data?.values ?? values, translate)
}

function choicesOf(choices: readonly ComponentChoice[] = [], translate: Translate): Option[] {
  return choices
    .map(({ label, value }) => ({ id: String(value), text: translate(label) }))
    .filter(({ id }) => id !== '')
}

/** The separator of tags, which are sent as one text unless the form says otherwise. */
function separatorOf({ type, delimeter = ',', storeas = 'string' }: FormComponent) {
  return type === 'tags' && storeas === 'string' ? delimeter : undefined
}

function entryOf({ keyLabel, valueComponent }: FormComponent, translate: Translate) {
  const component = { type: 'textfield', ...valueComponent, key: '' }
  const value = readField(component, { id: '', condition: undefined }, { translate, path: '' })
  return { keyLabel: textOrNone(translate, keyLabel), value }
}

function textOrNone(translate: Translate, text: string | undefined): string | undefined {
  return text ? translate(text) : undefined
}
