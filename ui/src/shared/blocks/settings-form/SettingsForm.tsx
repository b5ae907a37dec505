import { RotateCcw } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../confirm/ConfirmDialog'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { FormSection } from '../form/FormSection'
import { RecordForm } from '../record-form/RecordForm'
import { useAppDispatch } from '../../platform/store/hooks'
import { Button } from '../../ui/Button'
import { SettingControl } from './SettingControl'
import type { SettingField } from './settingField'
import { useSettingsForm, type SettingsFormOptions } from './useSettingsForm'

interface SettingsFormProps extends Omit<SettingsFormOptions, 'onSaved'> {
  /** What readers call the form: "Caching". */
  label: string
  /** Said when it is saved. */
  savedText: string
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
  const { label, sections, savedText, onRestore, restoredText } = props
  const { t } = useTranslation('forms')
  const say = useSay()
  const form = useSettingsForm({ ...props, onSaved: () => say(savedText) })
  return (
    <RecordForm form={form} label={label} saveText={t('saveSettings')}>
      {sections.map((section) => (
        <FormSection key={section.id} title={section.title} below={section.preview?.(form.now)}>
          {section.fields.map((setting) => (
            <Setting key={setting.key} setting={setting} form={form} />
          ))}
        </FormSection>
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
    </RecordForm>
  )
}

interface SettingProps {
  setting: SettingField
  form: ReturnType<typeof useSettingsForm>
}

function Setting({ setting, form }: SettingProps) {
  const { value, onChange, onBlur, ...field } = form.field(setting.key)
  return <SettingControl {...{ setting, field, value, onChange, onBlur }} entered={form.now} />
}

function RestoreDefaults({ onRestore }: { onRestore: () => Promise<unknown> }) {
  const { t } = useTranslation('forms')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" icon={RotateCcw} onPress={() => setOpen(true)}>
        {t('restore.verb')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('restore.title')}
          consequence={t('restore.text')}
          verb={t('restore.verb')}
          kind="change"
          onConfirm={onRestore}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function useSay() {
  const dispatch = useAppDispatch()
  return (text: string) => void dispatch(showFeedback({ status: 200, text }))
}
