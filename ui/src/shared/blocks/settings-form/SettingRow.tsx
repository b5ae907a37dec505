import { Undo2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import { EffectTag } from './EffectTag'
import { SettingControl, type ControlProps } from './SettingControl'
import type { SettingField } from './settingField'
import styles from './SettingRow.module.css'
import type { SettingsFormState } from './useSettingsForm'

interface SettingRowProps {
  setting: SettingField
  form: SettingsFormState
  /** Whether the row says when a change takes effect, as that differs within the section. */
  tag?: { isAssumed: boolean } | undefined
}

/** A setting: name and hint, then its control. A changed setting has a mark, its old value, and a button to restore it. */
export function SettingRow({ setting, form, tag }: SettingRowProps) {
  const { value, onChange, onBlur, isChanged, reset, hint, ...field } = form.setting(setting)
  const { effect } = setting
  const words = (
    <>
      {hint}
      {tag && effect && <EffectTag effect={effect} isAssumed={tag.isAssumed} />}
    </>
  )
  return (
    <div
      id={`setting-${setting.key}`}
      className={classNames(styles.row, isChanged && styles.changed)}
      data-fields="row"
    >
      <SettingControl
        {...{ setting, value, onChange, onBlur }}
        field={{ ...field, hint: hint !== undefined || (tag && effect) ? words : undefined }}
        entered={form.now}
      />
      <Defaults setting={setting} onChange={onChange} />
      {isChanged && <ResetButton label={setting.label} onPress={reset} />}
    </div>
  )
}

type DefaultsProps = Pick<SettingRowProps, 'setting'> & Pick<ControlProps, 'onChange'>

/** A button that sets the default of the product. */
function Defaults({ setting: { label, defaults = [], isReadOnly }, onChange }: DefaultsProps) {
  const { t } = useTranslation('forms')
  if (isReadOnly || defaults.length === 0) return null
  return (
    <div className={styles.defaults} role="group" aria-label={t('defaultsOf', { name: label })}>
      <span>{t('defaults')}</span>
      {defaults.map(({ text, value }) => (
        <Button key={text} variant="quiet" size="small" onPress={() => onChange(value)}>
          <bdi>{text}</bdi>
        </Button>
      ))}
    </div>
  )
}

/** A button that restores the stored value. */
export function ResetButton({ label, onPress }: { label: string; onPress: () => void }) {
  const { t } = useTranslation('forms')
  return (
    <div className={styles.reset}>
      <Button
        variant="quiet"
        size="small"
        icon={Undo2}
        aria-label={t('resetOne', { name: label })}
        onPress={onPress}
      >
        {t('reset')}
      </Button>
    </div>
  )
}
