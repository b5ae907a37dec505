import { RotateCcw } from 'lucide'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../confirm/ConfirmDialog'
import { DraftOffer } from '../drafts/DraftOffer'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { SavedForm } from '../form/SavedForm'
import formStyles from '../form/SavedForm.module.css'
import { SectionCard } from '../page/SectionCard'
import { useAppDispatch } from '../../platform/store/hooks'
import { Button } from '../../ui/Button'
import { useProblemText } from '../validation/useProblemText'
import { SettingControl } from './SettingControl'
import type { SettingField, Settings, SettingValue } from './settingField'
import { useSettingText } from './useSettingText'
import { nameOf, useSettingsForm, type SettingsFormOptions } from './useSettingsForm'

interface SettingsFormProps extends SettingsFormOptions {
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
  const { label, sections, savedText, onRestore, restoredText, onSave } = props
  const { t } = useTranslation('forms')
  const say = useSay()
  const settings = useSettingsForm({
    ...props,
    onSave: async (entered) => {
      await onSave(entered)
      say(savedText)
    },
  })
  const { form, fields, before, entered, changed, submit, fault, draft, restore, discard } =
    settings
  const { errors, isSubmitting, submitCount } = form.formState
  return (
    <SavedForm
      label={label}
      changes={changed.map((field) => field.label)}
      wrong={Object.values(errors.settings ?? {}).length}
      saveText={t('saveSettings')}
      isSaving={isSubmitting}
      attempts={submitCount}
      fault={fault}
      onSubmit={(event) => void submit(event)}
      onDiscard={discard}
    >
      <DraftOffer draft={draft} onRestore={restore} />
      {sections.map((section) => (
        <SectionCard key={section.id} title={section.title}>
          <div className={formStyles.fields}>
            {section.fields.map((field) => (
              <Setting
                key={field.key}
                setting={field}
                index={fields.indexOf(field)}
                stored={before.settings[fields.indexOf(field)]}
                isChanged={changed.includes(field)}
                entered={entered}
                control={form.control}
              />
            ))}
          </div>
          {section.preview?.(entered)}
        </SectionCard>
      ))}
      {onRestore && (
        <RestoreDefaults
          onRestore={async () => {
            await onRestore()
            discard()
            if (restoredText !== undefined) say(restoredText)
          }}
        />
      )}
    </SavedForm>
  )
}

interface SettingProps {
  setting: SettingField
  index: number
  stored: SettingValue
  isChanged: boolean
  entered: Settings
  control: Control<{ settings: SettingValue[] }>
}

function Setting({ setting, index, stored, isChanged, entered, control }: SettingProps) {
  const { label, hint, isRequired, isReadOnly } = setting
  const problemText = useProblemText()
  const settingText = useSettingText()
  const { field, fieldState } = useController({ control, name: nameOf(index) })
  return (
    <SettingControl
      setting={setting}
      field={{
        label,
        hint,
        isRequired,
        isReadOnly,
        error: problemText(fieldState.error?.message),
        was: isChanged ? settingText(setting, stored) : undefined,
      }}
      value={field.value}
      entered={entered}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
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
