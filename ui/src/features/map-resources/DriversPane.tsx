import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeId, type DriverPlace } from '../../entities/driver/model'
import { DriverFacts } from '../../entities/driver/ui/DriverFacts'
import { DriverTree } from '../../entities/driver/ui/DriverTree'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { Switch } from '../../shared/ui/Switch'
import { openItems, type Plan } from './plan'

interface DriversPaneProps {
  plan: Plan | undefined
  isLocked: boolean
  onChoose: (place: DriverPlace) => void
}

/**
 * The tree of drivers. A choice starts a new plan, after a question if the present plan has unsent
 * items.
 */
export function DriversPane({ plan, isLocked, onChoose }: DriversPaneProps) {
  const { t } = useTranslation('mapResources')
  const [isReconciled, setReconciled] = useState(false)
  const [asked, setAsked] = useState<DriverPlace>()
  const choose = (place: DriverPlace) => {
    if (isLocked || (plan && placeId(plan.place) === placeId(place))) return
    if (plan && openItems(plan).length > 0) setAsked(place)
    else onChoose(place)
  }
  return (
    <SectionCard title={t('drivers.title')}>
      <Stack gap="tight">
        <DriverTree
          value={plan?.place}
          onChoose={choose}
          cprsSupported={isReconciled}
          driverSelectionDisabled
        />
        {plan && (
          <DriverFacts
            title={t('drivers.details', { name: plan.place.driver.name })}
            driver={plan.place.driver}
          />
        )}
        <Switch
          label={t('drivers.reconciled')}
          isSelected={isReconciled}
          onChange={setReconciled}
        />
      </Stack>
      {asked && plan && (
        <ConfirmDialog
          kind="change"
          title={t('drivers.otherTitle')}
          consequence={t('drivers.otherText', { total: openItems(plan).length })}
          verb={t('drivers.other')}
          onConfirm={() => {
            onChoose(asked)
            return Promise.resolve()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SectionCard>
  )
}
