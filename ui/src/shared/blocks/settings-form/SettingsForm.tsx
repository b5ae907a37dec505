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
  /** Said when it is saved. */
  savedText: string
  onSaved?: (changed: readonly SettingField[]) => void
  /** Puts back what the product came with; without it that cannot be done. */
  onRestore?: () => Promise<unknown>
  /** The message after the defaults are restored. */
  restoredText?: string
  /** Stands beside the sections: what comes of what is entered. */
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
