import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entitlementValuesTab } from '../../entities/entitlement/pickerTab'
import { ASKED_VALUE, type Binding } from '../../entities/resource/model'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { RadioGroup } from '../../shared/ui/RadioGroup'

interface BindingValueProps {
  binding: Binding
  onChange: (binding: Binding) => void
  error: string | undefined
}

type Way = 'one' | 'asked'

/** One value for everybody, or a value that requesters choose. */
export function BindingValue({ binding, onChange, error }: BindingValueProps) {
  const { t } = useTranslation('resources')
  const [chosen, setChosen] = useState<Way>()
  const way = wayOf(binding) ?? chosen
  const choose = (next: Way) => {
    setChosen(next)
    const value = next === 'asked' ? ASKED_VALUE : ''
    onChange({ ...binding, value, valueName: '', isLost: false })
  }
  return (
    <>
      <RadioGroup
        label={t('gives.value')}
        look="cards"
        isRequired
        options={[
          { id: 'one', text: t('gives.one'), caption: t('gives.oneHint') },
          { id: 'asked', text: t('gives.asked'), caption: t('gives.askedHint') },
        ]}
        value={way}
        onChange={choose}
        error={way === undefined ? error : undefined}
      />
      {way === 'one' && <OneValue binding={binding} onChange={onChange} error={error} />}
    </>
  )
}

function wayOf({ value }: Binding): Way | undefined {
  if (value === ASKED_VALUE) return 'asked'
  return value === '' ? undefined : 'one'
}

function OneValue({ binding, onChange, error }: BindingValueProps) {
  const { t } = useTranslation('resources')
  const { entitlement, driver, viewId, value, valueName } = binding
  const tabs = useMemo(() => {
    const entitlementId = entitlement.id
    const ofSystem = viewId ? { driverId: driver.id, viewId } : {}
    return [
      { ...entitlementValuesTab({ source: { entitlementId, ...ofSystem } }), isSingle: true },
    ] as const
  }, [entitlement.id, driver.id, viewId])
  return (
    <EntityPicker
      label={t('gives.oneValue')}
      tabs={tabs}
      selection="single"
      isRequired
      value={value ? [{ type: 'entitlementValues', id: value, name: valueName }] : []}
      onChange={([item]) =>
        onChange({ ...binding, value: item?.id ?? '', valueName: item?.name ?? '', isLost: false })
      }
      error={error}
    />
  )
}
