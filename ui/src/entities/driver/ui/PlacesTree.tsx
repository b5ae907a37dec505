import { KeyRound, Layers, Server, UserRound } from 'lucide'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ALL_DRIVERS } from '../../../shared/blocks/entity-picker/pickerItem'
import { LazyTree } from '../../../shared/blocks/lazy-tree/LazyTree'
import { freshly } from '../../../shared/platform/api/read'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { placeId, type Driver } from '../model'
import { findEntitlements } from '../placesApi'
import { driverNode, entitlementNodes, systemNodes, type PlaceNode } from './placeNodes'
import type { DriverTreeProps } from './DriverTree'

interface PlacesTreeProps extends DriverTreeProps {
  drivers: readonly Driver[]
  isFirstPage: boolean
  cprsSupported: boolean
}

/** The rows for one page of drivers, with their entitlements and logical systems. */
export function PlacesTree(props: PlacesTreeProps) {
  const { drivers, isFirstPage, value, onChoose, cprsSupported } = props
  const { selectAllOption = false, autoSelectFirst = false } = props
  const { driverSelectionDisabled = false } = props
  const { t } = useTranslation('picker')
  const dispatch = useAppDispatch()
  const all = { id: ALL_DRIVERS, name: t('allDrivers') }
  const roots = [
    ...(selectAllOption && isFirstPage ? [driverNode(all, false)] : []),
    ...drivers.map((driver) => driverNode(driver, true)),
  ]

  const chooseFirst = useEffectEvent(() => {
    const [first] = roots
    if (autoSelectFirst && !driverSelectionDisabled && !value && first) onChoose(first.place)
  })
  useEffect(() => chooseFirst(), [])

  return (
    <LazyTree<PlaceNode>
      label={t('tab.driverOrEntitlement')}
      roots={roots}
      iconOf={iconOf}
      readBelow={async ({ place: { driver, entitlement } }) => {
        if (entitlement) return { data: systemNodes(entitlement) }
        const asked = { driver: driver.id, cprsSupported }
        const { data, error } = await dispatch(findEntitlements.initiate(asked, freshly))
        return { data: data && entitlementNodes(data), error }
      }}
      texts={{
        loading: t('loadingEntitlements'),
        failed: t('failedEntitlements'),
        chosen: t('chosen'),
      }}
      selection="single"
      isChosen={({ place }) => value !== undefined && placeId(place) === placeId(value)}
      canChoose={({ isBranch }) => !driverSelectionDisabled || !isBranch}
      onChoose={({ place }) => onChoose(place)}
    />
  )
}

function iconOf({ place: { entitlement, system } }: PlaceNode) {
  if (system) return Layers
  if (entitlement) return entitlement.isValueless ? UserRound : KeyRound
  return Server
}
