import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DriverPlace } from '../../entities/driver/model'
import { DriverTree } from '../../entities/driver/ui/DriverTree'
import { RefreshValues } from '../../entities/driver/ui/RefreshValues'
import type { Binding } from '../../entities/resource/model'
import { Stack } from '../../shared/blocks/page/Stack'
import { Button } from '../../shared/ui/Button'
import { BindingFacts } from './BindingFacts'
import { BindingValue } from './BindingValue'
import styles from './Binding.module.css'

interface BindingFieldsProps {
  value: Binding | null
  onChange: (binding: Binding | null) => void
  error?: string | undefined
}

/**
 * The entitlement and the value of a resource; a resource without them grants nothing in a
 * connected system.
 */
export function BindingFields({ value, onChange, error }: BindingFieldsProps) {
  const { t } = useTranslation('resources')
  const [isChoosing, setChoosing] = useState(false)
  const choose = (place: DriverPlace) => {
    const binding = bindingAt(place)
    if (!binding) return
    onChange(binding)
    setChoosing(false)
  }
  return (
    <Stack>
      <BindingFacts binding={value} />
      {value && !value.isValueless && (
        <BindingValue binding={value} onChange={onChange} error={error} />
      )}
      <div className={styles.actions}>
        <Button size="small" onPress={() => setChoosing(!isChoosing)}>
          {t('gives.choose')}
        </Button>
        {value && (
          <>
            <Button size="small" variant="quiet" onPress={() => onChange(null)}>
              {t('gives.remove')}
            </Button>
            <RefreshValues entitlement={value.entitlement} />
          </>
        )}
      </div>
      {isChoosing && (
        <>
          <p>{t('gives.valueless')}</p>
          <DriverTree value={undefined} onChoose={choose} driverSelectionDisabled />
        </>
      )}
    </Stack>
  )
}

/** Turns a chosen entitlement into a binding that has no value yet. */
function bindingAt({ driver, entitlement, system }: DriverPlace): Binding | null {
  if (!entitlement) return null
  const { id, name, isValueless } = entitlement
  return {
    driver: { id: driver.id, name: driver.name },
    entitlement: { id, name },
    system: system?.id ?? '',
    viewId: system?.viewId ?? '',
    isValueless,
    value: '',
    valueName: '',
    isLost: false,
  }
}
