import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { useProblemText } from '../validation/useProblemText'
import type { ContentLocale } from './contentLocales'
import type { LocalizedField, LocalizedProblem } from './localizedField'
import type { LocalizedTextEditorProps } from './LocalizedTextEditor'
import styles from './LocalizedTextEditor.module.css'
import { textIn, withText } from './localizedTexts'

interface LanguageFieldsProps<Key extends string> extends Omit<
  LocalizedTextEditorProps<Key>,
  'label'
> {
  in: ContentLocale
  isDefault: boolean
  /** The default language, whose texts replace missing ones. */
  fallback: ContentLocale | undefined
  problems: readonly LocalizedProblem<Key>[]
}

/** The fields in one language. */
export function LanguageFields<Key extends string>(props: LanguageFieldsProps<Key>) {
  const { fields, isDefault } = props
  const { t } = useTranslation('localizedText')
  return (
    <>
      {fields.map((field) => (
        <LanguageField key={field.key} {...props} field={field} />
      ))}
      {isDefault && <p className={styles.hint}>{t('default')}</p>}
    </>
  )
}

type LanguageFieldProps<Key extends string> = LanguageFieldsProps<Key> & {
  field: LocalizedField<Key>
}

function LanguageField<Key extends string>(props: LanguageFieldProps<Key>) {
  const { field, in: language, value, onChange, problems, isDefault } = props
  const { isChecked = false, isReadOnly = false } = props
  const [wasLeft, setLeft] = useState(false)
  const problemText = useProblemText()
  const texts = value[field.key]
  const text = textIn(texts, language.locale)
  const wrong = problems.find(({ key }) => key === field.key)?.message
  const change = (changed: string) =>
    onChange({ ...value, [field.key]: withText(texts, language.locale, changed) })
  const isTold = text.trim() !== '' || wasLeft || isChecked
  const problem = isTold ? problemText(wrong) : undefined
  const control = {
    label: field.label,
    lang: language.tag,
    value: text,
    onChange: change,
    onBlur: () => {
      setLeft(true)
      if (text !== text.trim()) change(text.trim())
    },
    isRequired: isDefault && field.isRequired,
    isReadOnly,
    error: problem ?? nameErrorOf(props),
    hint: fallbackText(props),
  }
  return field.isMultiline ? (
    <TextArea {...control} maxLength={field.maxLength} />
  ) : (
    <TextField {...control} />
  )
}

/** The server's error for the name; it is at the first field in the default language. */
function nameErrorOf<Key extends string>(props: LanguageFieldProps<Key>): string | undefined {
  const { field, fields, isDefault, nameError } = props
  return isDefault && field === fields[0] ? nameError : undefined
}

/** The text that is shown in the language while it has no text of its own. */
function fallbackText<Key extends string>(props: LanguageFieldProps<Key>): ReactNode {
  const { field, in: language, fallback, value, isDefault } = props
  if (isDefault || !fallback || textIn(value[field.key], language.locale) !== '') return undefined
  const text = textIn(value[field.key], fallback.locale)
  if (text === '') return undefined
  return (
    <>
      <bdi lang={fallback.tag}>{fallback.name}</bdi>: <bdi lang={fallback.tag}>{text}</bdi>
    </>
  )
}
