import { X } from 'lucide'
import { useTranslation } from 'react-i18next'
import { OrderedList } from '../ordered-list/OrderedList'
import { FieldGroup } from '../../ui/FieldGroup'
import { IconButton } from '../../ui/IconButton'
import { Select } from '../../ui/Select'
import styles from './OrderedControl.module.css'
import type { ControlProps } from './SettingControl'
import type { OrderedSetting } from './settingField'
import { isTexts } from './settingValues'

/** Chosen options in an order, each with a button to remove it; the other options can be added from a list. */
export function OrderedControl(props: ControlProps<OrderedSetting>) {
  const { setting, field, value, onChange } = props
  const { t } = useTranslation('forms')
  const chosen = isTexts(value) ? value : []
  const nameOf = (id: string) => setting.options.find((option) => option.id === id)?.text ?? id
  const others = setting.options.filter(({ id }) => !chosen.includes(id))
  return (
    <FieldGroup {...field}>
      <div className={styles.ordered}>
        <OrderedList
          label={field.label}
          rows={chosen.map((id) => ({ id, name: nameOf(id) }))}
          onReorder={(rows) => onChange(rows.map(({ id }) => id))}
        >
          {({ id, name }) => (
            <span className={styles.row}>
              <span className={styles.name}>{name}</span>
              <IconButton
                size="small"
                icon={X}
                label={t('removeRow', { name })}
                onPress={() => onChange(chosen.filter((each) => each !== id))}
              />
            </span>
          )}
        </OrderedList>
        {others.length > 0 && (
          <Select
            label={t('addRow', { label: field.label })}
            hideLabel
            size="small"
            placeholder={t('addChoice')}
            options={others}
            value={undefined}
            onChange={(id) => onChange([...chosen, id])}
          />
        )}
      </div>
    </FieldGroup>
  )
}
