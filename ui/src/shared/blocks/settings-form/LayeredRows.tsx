import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/classNames'
import { ResetButton } from './SettingRow'
import styles from './LayeredRows.module.css'
import rows from './SettingRow.module.css'
import { SettingControl } from './SettingControl'
import type { SettingField, SettingLayers } from './settingField'
import type { SettingsFormState } from './useSettingsForm'

interface LayeredRowsProps {
  layers: readonly SettingLayers[]
  fields: readonly SettingField[]
  form: SettingsFormState
}

/** Settings in three columns: for all servers, for this server, and the value in force. */
export function LayeredRows({ layers, fields, form }: LayeredRowsProps) {
  const { t } = useTranslation('forms')
  const fieldOf = (key: string | undefined) => fields.find((field) => field.key === key)
  return (
    <div className={classNames(rows.rows, styles.layers)}>
      <div className={classNames(styles.row, styles.head)} aria-hidden>
        <span />
        <span>{t('layer.all')}</span>
        <span>{t('layer.local')}</span>
        <span>{t('layer.inForce')}</span>
      </div>
      {layers.map(({ key, label, hint, all, local, inForce }) => (
        <div key={key} className={styles.row} role="group" aria-label={label}>
          <div className={styles.words}>
            <span className={styles.label}>{label}</span>
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </div>
          <Cell title={t('layer.all')} setting={fieldOf(all)} form={form} />
          <Cell title={t('layer.local')} setting={fieldOf(local)} form={form} />
          <span className={styles.cell}>
            <span className={styles.title}>{t('layer.inForce')}</span>
            <bdi className={styles.force}>{inForce}</bdi>
          </span>
        </div>
      ))}
    </div>
  )
}

interface CellProps {
  title: string
  setting: SettingField | undefined
  form: SettingsFormState
}

function Cell({ title, setting, form }: CellProps) {
  if (!setting) return <span />
  const { value, onChange, onBlur, isChanged, reset, ...field } = form.setting(setting)
  return (
    <div
      id={`setting-${setting.key}`}
      className={classNames(styles.cell, isChanged && styles.changed)}
    >
      <span className={styles.title}>{title}</span>
      <SettingControl
        {...{ setting, value, onChange, onBlur }}
        field={{ ...field, hideLabel: true, hint: undefined }}
        entered={form.now}
      />
      {isChanged && <ResetButton label={setting.label} onPress={reset} />}
    </div>
  )
}
