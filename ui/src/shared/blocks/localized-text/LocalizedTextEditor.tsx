import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TabPanel, Tabs } from 'react-aria-components/Tabs'
import { TextContext } from 'react-aria-components/Text'
import type { FieldProps } from '../../ui/field'
import { FieldNotes } from '../../ui/FieldFrame'
import { useContentLocales } from './contentLocales'
import { LanguageFields } from './LanguageFields'
import { LanguageList } from './LanguageList'
import { localizedProblems, type LocalizedField } from './localizedField'
import styles from './LocalizedTextEditor.module.css'
import { missingIn, textIn, type LocalizedTexts } from './localizedTexts'

export interface LocalizedTextEditorProps<Key extends string> {
  /** The label, `Names and descriptions`. */
  label: string
  fields: readonly LocalizedField<Key>[]
  value: LocalizedTexts<Key>
  onChange: (value: LocalizedTexts<Key>) => void
  /** Whether all errors are shown, after an attempt to save; the first language with an error opens. */
  isChecked?: boolean
  isReadOnly?: boolean | undefined
  /** The server's error for the name, the first of the fields, in the default language. */
  nameError?: string | undefined
  /** Hint, old value and error of the whole field. */
  notes?: Pick<FieldProps, 'hint' | 'error' | 'was'> | undefined
}

/**
 * Edits the same texts in every language, one language at a time, the default language first. Source: SPEC 3 "Role",
 * localized names and descriptions; docs/assumptions.md A-221.
 */
export function LocalizedTextEditor<Key extends string>(props: LocalizedTextEditorProps<Key>) {
  const { label, fields, value, isChecked = false, nameError, notes = {} } = props
  const { t } = useTranslation('localizedText')
  const id = useId()
  const { defaultLocale, locales } = useContentLocales(value)
  const tags = locales.map(({ locale }) => locale)
  const problems = localizedProblems(fields, value, tags, defaultLocale)
  const wrong = isChecked && problems[0]?.locale
  const [locale, setLocale] = useOpenLanguage(defaultLocale, nameError ? defaultLocale : wrong)
  const told = isChecked
    ? problems
    : problems.filter(({ key, locale: at }) => textIn(value[key], at).trim() !== '')
  const keys = fields.map(({ key }) => key)
  const full = tags.filter((tag) => missingIn(value, keys, tag).length === 0).length
  return (
    <div
      className={styles.editor}
      role="group"
      data-invalid={notes.error !== undefined || undefined}
      aria-labelledby={id}
      aria-describedby={`${id}-notes ${id}-error`}
    >
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.summary}>{t('summary', { full, count: tags.length })}</span>
      </div>
      <Tabs
        className={styles.texts ?? ''}
        orientation="vertical"
        selectedKey={locale}
        onSelectionChange={(key) => setLocale(String(key))}
      >
        <LanguageList locales={locales} fields={fields} value={value} problems={told} />
        {locales.map((each) => (
          <TabPanel key={each.locale} id={each.locale} className={styles.panel ?? ''}>
            <LanguageFields
              {...props}
              in={each}
              isDefault={each.locale === defaultLocale}
              fallback={locales[0]}
              problems={problems.filter((found) => found.locale === each.locale)}
            />
          </TabPanel>
        ))}
      </Tabs>
      <Notes id={id} notes={notes} />
    </div>
  )
}

interface NotesProps {
  id: string
  notes: Pick<FieldProps, 'hint' | 'error' | 'was'>
}

function Notes({ id, notes }: NotesProps) {
  const slots = { description: { id: `${id}-notes` }, errorMessage: { id: `${id}-error` } }
  return (
    Object.values(notes).some((note) => note !== undefined) && (
      <TextContext value={{ slots }}>
        <FieldNotes {...notes} />
      </TextContext>
    )
  )
}

/** The language that is open; after an attempt to save, the first one with an error. */
function useOpenLanguage(first: string, wrong: string | false | undefined) {
  const [locale, setLocale] = useState(first)
  const [known, setKnown] = useState(wrong)
  if (wrong !== known) {
    setKnown(wrong)
    if (wrong && !known) setLocale(wrong)
  }
  return [locale, setLocale] as const
}
