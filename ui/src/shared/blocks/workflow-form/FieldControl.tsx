import type { ComponentType } from 'react'
import { OneOfField } from '../form/OneOfField'
import { RowsField } from '../form/RowsField'
import { lazyPart } from '../../platform/parts/lazyPart'
import { Checkbox } from '../../ui/Checkbox'
import { CheckboxGroup } from '../../ui/CheckboxGroup'
import { DatePicker } from '../form/DatePicker'
import { FieldOutline } from '../../ui/FieldOutline'
import { MOST_IN_A_LIST } from '../../ui/options'
import { RadioGroup } from '../../ui/RadioGroup'
import { Skeleton } from '../../ui/Skeleton'
import { TextArea } from '../../ui/TextArea'
import { TextField, type TextFieldProps } from '../../ui/TextField'
import type { TimeFieldProps } from '../form/TimeField'
import { AmountControl } from './AmountControl'
import type { FieldControlProps } from './fieldControlProps'
import { fromIsoDay, fromLocalMoment, toIsoDay, toLocalMoment } from './fieldValue'
import { FilesControl } from './FilesControl'
import type { FieldControl as Control, FormValue } from './formNode'
import { KeptControl } from './KeptControl'
import { LookUpField } from './LookUp'
import { filledIn } from './mask'
import { MapControl } from './MapControl'
import { limitsNow } from './namedMoment'
import { SurveyControl } from './SurveyControl'

const TYPES: Partial<Record<Control, NonNullable<TextFieldProps['type']>>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  password: 'password',
}

function Line({ node, field, value, onChange, onBlur }: FieldControlProps) {
  const { control, rules } = node
  const { mask } = rules
  const example = field.isReadOnly ? undefined : mask?.example
  const placeholder = node.placeholder ?? example
  return (
    <TextField
      {...field}
      type={TYPES[control] ?? 'text'}
      value={textOf(value)}
      onChange={(typed) => onChange(mask ? filledIn(mask, typed) : typed)}
      onBlur={onBlur}
      {...(placeholder !== undefined && { placeholder })}
    />
  )
}

function Multiline({ node, field, value, onChange, onBlur }: FieldControlProps) {
  return (
    <TextArea
      {...field}
      value={textOf(value)}
      onChange={onChange}
      onBlur={onBlur}
      maxLength={node.rules.maxLength}
      {...(node.rows !== undefined && { rows: node.rows })}
    />
  )
}

function YesOrNo({ field, value, onChange }: FieldControlProps) {
  return <Checkbox {...field} isSelected={value === true} onChange={onChange} />
}

function Some({ node, field, value, onChange }: FieldControlProps) {
  return (
    <CheckboxGroup {...field} options={node.options} value={listOf(value)} onChange={onChange} />
  )
}

const SomeOfMany = lazyPart<FieldControlProps>(
  async () => (await import('./SomeOfManyControl')).SomeOfManyControl,
  { waiting: ({ field }) => <FieldOutline {...field} /> },
)

/**
 * A select field. A value that is not among the options stays until the person chooses another one.
 */
function OneOf({ node, field, value, onChange }: FieldControlProps) {
  const id = textOf(value)
  const chosen = node.options.find((option) => option.id === id) ?? { id, text: id }
  const isOffered = id === '' || node.options.includes(chosen)
  return (
    <OneOfField
      {...field}
      options={isOffered ? node.options : [...node.options, chosen]}
      value={id === '' ? undefined : chosen}
      onChange={(option) => onChange(option?.id ?? '')}
    />
  )
}

function Radio({ node, field, value, onChange }: FieldControlProps) {
  const id = textOf(value)
  return (
    <RadioGroup
      {...field}
      options={node.options}
      value={id === '' ? undefined : id}
      onChange={onChange}
    />
  )
}

function Moment({ node, field, value, onChange }: FieldControlProps) {
  return (
    <DatePicker
      {...field}
      {...limitsNow(node)}
      precision={node.hasTime ? 'minute' : 'day'}
      value={toLocalMoment(value, node.hasTime)}
      onChange={(local) => onChange(fromLocalMoment(local))}
    />
  )
}

function Day({ node, field, value, onChange }: FieldControlProps) {
  return (
    <DatePicker
      {...field}
      {...limitsNow(node)}
      value={toIsoDay(value, node.isDayFirst)}
      onChange={(day) => onChange(fromIsoDay(day, node.isDayFirst))}
    />
  )
}

const SECONDS = ':00'

/** A time field, without seconds; the stored value has seconds if the form wants them. */
function Time({ node, field, value, onChange, onBlur }: FieldControlProps) {
  const time = /^\d\d:\d\d/.exec(textOf(value))?.[0]
  const put = (next: string | undefined) => {
    const minutes = next?.slice(0, '08:30'.length) ?? ''
    onChange(minutes !== '' && node.hasSeconds ? minutes + SECONDS : minutes)
  }
  return <TimeField {...field} value={time} onChange={put} onBlur={onBlur} />
}

function Pairs(props: FieldControlProps) {
  const { entry } = props.node
  return entry && <MapControl {...props} entry={entry} Value={FieldControl} />
}

function Files(props: FieldControlProps) {
  const { files } = props.node
  return files && <FilesControl {...props} files={files} />
}

const TimeField = lazyPart<TimeFieldProps>(
  async () => (await import('../form/TimeField')).TimeField,
  { waiting: (props) => <FieldOutline {...props} /> },
)

const Signed = lazyPart(async () => (await import('./SignatureControl')).SignatureControl, {
  waiting: <Skeleton shape="big" />,
})

const single: Readonly<Record<Exclude<Control, 'hidden'>, ComponentType<FieldControlProps>>> = {
  text: Line,
  email: Line,
  tel: Line,
  url: Line,
  password: Line,
  multiline: Multiline,
  number: AmountControl,
  checkbox: YesOrNo,
  checkboxes: Some,
  select: OneOf,
  radio: Radio,
  moment: Moment,
  day: Day,
  time: Time,
  survey: SurveyControl,
  map: Pairs,
  files: Files,
  signature: Signed,
  kept: KeptControl,
  lookUp: LookUpField,
}

/** Controls that show several values in one field instead of a row for each. */
const WHOLE: readonly Control[] = ['checkboxes', 'survey', 'map', 'files', 'kept', 'lookUp']

/** The control of a field of a form. */
export function FieldControl(props: FieldControlProps) {
  const { control, isMultiple, options } = props.node
  if (control === 'hidden') return null
  if (isMultiple && control === 'select') {
    return options.length > MOST_IN_A_LIST ? <SomeOfMany {...props} /> : <Some {...props} />
  }
  const Single = single[control]
  return isMultiple && !WHOLE.includes(control) ? <Many {...props} /> : <Single {...props} />
}

/** Several values, each in its own row. */
function Many({ node, field, value, onChange, onBlur }: FieldControlProps) {
  return (
    <RowsField
      field={field}
      items={listOf(value)}
      empty=""
      onChange={onChange}
      errors={[field.error]}
    >
      {({ item, field: words, onChange: put }) => (
        <FieldControl
          node={{ ...node, isMultiple: false }}
          field={words}
          value={item}
          onChange={(next) => put(textOf(next))}
          onBlur={onBlur}
        />
      )}
    </RowsField>
  )
}

const textOf = (value: FormValue): string => (typeof value === 'string' ? value : '')

const listOf = (value: FormValue): string[] =>
  Array.isArray(value) ? (value as readonly FormValue[]).map(textOf) : []
