import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Split } from '../page/Split'
import { RecordForm } from '../record-form/RecordForm'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import { RestoreDefaults } from './RestoreDefaults'
import { ReviewSettings } from './ReviewSettings'
import type { SettingField, Settings } from './settingField'
import { SettingsSection } from './SettingsSection'
import { useSettingsForm, type SettingsFormOptions } from './useSettingsForm'

export interface SettingsFormProps extends Omit<SettingsFormOptions, 'onSaved'> {
  /** The name of the form for screen readers: "Caching". */
  label: string
  /** The message after a save. */
  savedText: string
  onSaved?: (changed: readonly SettingField[]) => void
  /** Restores the product's defaults; without it there is no button for that. */
  onRestore?: () => Promise<unknown>
  /** The message after the defaults are restored. */
  restoredText?: string
  /** Draws a preview of the entered settings, beside the sections. */
  beside?: (entered: Settings) => ReactNode
}

/**
 * A page of settings, made from a list of fields.
 *
 * Source: docs/assumptions.md A-183.
 */
export function SettingsForm(props: SettingsFormProps) {
  const { label, sections, savedText, onSaved, onRestore, restoredText, beside } = props
  const { t } = useTranslation('forms')
  const say = useSay()
  const form = useSettingsForm({
    ...props,
    onSaved: (changed) => {
      say(savedText)
      onSaved?.(changed)
    },
  })
  const cards = sections.map((section) => (
    <SettingsSection key={section.id} section={section} form={form} />
  ))
  return (
    <RecordForm
      form={form}
      label={label}
      saveText={t('saveSettings')}
      tools={<ReviewSettings form={form} sections={sections} />}
    >
      {beside ? (
        <Split beside={beside(form.now)} isEven>
          {cards}
        </Split>
      ) : (
        cards
      )}
      {onRestore && (
        <RestoreDefaults
          onRestore={async () => {
            await onRestore()
            form.discard()
            if (restoredText !== undefined) say(restoredText)
          }}
        />
      )}
      {form.dialog}
    </RecordForm>
  )
}

function useSay() {
  const dispatch = useAppDispatch()
  return (text: string) => void dispatch(showFeedback({ status: 200, text }))
}
