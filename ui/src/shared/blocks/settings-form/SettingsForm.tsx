import { useTranslation } from 'react-i18next'
import { RecordForm } from '../record-form/RecordForm'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import { RestoreDefaults } from './RestoreDefaults'
import { ReviewChanges } from './ReviewChanges'
import type { SettingField } from './settingField'
import { SettingsSection } from './SettingsSection'
import { useSettingsForm, type SettingsFormOptions } from './useSettingsForm'

interface SettingsFormProps extends Omit<SettingsFormOptions, 'onSaved'> {
  /** What readers call the form: "Caching". */
  label: string
  /** Said when it is saved. */
  savedText: string
  onSaved?: (changed: readonly SettingField[]) => void
  /** Puts back what the product came with; without it that cannot be done. */
  onRestore?: () => Promise<unknown>
  /** Said when that is done. */
  restoredText?: string
}

/**
 * A page of settings, made from a list of fields.
 *
 * Source: docs/assumptions.md A-183.
 */
export function SettingsForm(props: SettingsFormProps) {
  const { label, sections, savedText, onSaved, onRestore, restoredText } = props
  const { t } = useTranslation('forms')
  const say = useSay()
  const form = useSettingsForm({
    ...props,
    onSaved: (changed) => {
      say(savedText)
      onSaved?.(changed)
    },
  })
  return (
    <RecordForm
      form={form}
      label={label}
      saveText={t('saveSettings')}
      tools={<ReviewChanges form={form} sections={sections} />}
    >
      {sections.map((section) => (
        <SettingsSection key={section.id} section={section} form={form} />
      ))}
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
