import { useTranslation } from 'react-i18next'
import { SectionCard } from '../page/SectionCard'
import { EffectTag } from './EffectTag'
import { LayeredRows } from './LayeredRows'
import { SettingRow } from './SettingRow'
import styles from './SettingRow.module.css'
import { isInView, type SettingSection } from './settingField'
import type { SettingsFormState } from './useSettingsForm'

interface SettingsSectionProps {
  section: SettingSection
  form: SettingsFormState
}

/** A section of settings. If all of them take effect at the same moment, the title says so once. */
export function SettingsSection({ section, form }: SettingsSectionProps) {
  const { t } = useTranslation('forms')
  const { title, fields, layers, isEffectAssumed = false, actions, preview } = section
  const effects = [...new Set(fields.flatMap(({ effect }) => effect ?? []))]
  const [effect] = effects
  const isCommon = effects.length === 1
  return (
    <SectionCard
      title={title}
      actions={
        <>
          {isCommon && effect && (
            <span className={styles.effect}>
              {t('effect.label')} <EffectTag effect={effect} isAssumed={isEffectAssumed} />
            </span>
          )}
          {actions}
        </>
      }
    >
      {layers ? (
        <LayeredRows layers={layers} fields={fields} form={form} />
      ) : (
        <div className={styles.rows}>
          {fields
            .filter((setting) => isInView(setting, form.now))
            .map((setting) => (
              <SettingRow
                key={setting.key}
                setting={setting}
                form={form}
                tag={isCommon ? undefined : { isAssumed: isEffectAssumed }}
              />
            ))}
        </div>
      )}
      {preview && <div className={styles.preview}>{preview(form.now)}</div>}
    </SectionCard>
  )
}
