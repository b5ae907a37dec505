import { RefreshCw } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDrivers } from '../../entities/driver/api'
import { driverTab } from '../../entities/driver/pickerTab'
import {
  useRefreshDriversMutation,
  useRefreshEntitlementsMutation,
  type RefreshResult,
} from '../../entities/driver/statusApi'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { ALL_DRIVERS, type PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { SettingsFrame } from './SettingsFrame'
import { useAction } from './useAction'

/** All drivers are chosen as soon as the list is open; whoever means fewer chooses these instead. */
const TABS = [driverTab({ selectAllOption: true, autoSelectFirst: true })] as const

/** Lets the server load the code map values again, of whole drivers or of single entitlements. */
export function CodeMapPage() {
  const { t } = useTranslation('configuration')
  const [chosen, setChosen] = useState<readonly PickerItem[]>([])
  const [results, setResults] = useState<readonly RefreshResult[]>([])
  const refresh = useRefresh()
  const { isBusy, act } = useAction()
  const start = async () => setResults(await refresh(chosen))
  return (
    <SettingsFrame page="codemap">
      <SectionCard title={t('codemap.title')}>
        <Stack gap="tight">
          <p>{t('codemap.text')}</p>
          <EntityPicker
            label={t('codemap.what')}
            tabs={TABS}
            selection="multi"
            hasClear
            value={chosen}
            onChange={setChosen}
          />
          <div>
            <Button
              variant="primary"
              icon={RefreshCw}
              isDisabled={chosen.length === 0}
              isPending={isBusy}
              onPress={() => void act(start, t('codemap.started'))}
            >
              {t('codemap.refresh')}
            </Button>
          </div>
        </Stack>
      </SectionCard>
      {results.length > 0 && (
        <SectionCard title={t('codemap.result')}>
          <Facts
            facts={results.map(({ id = '', reason = '' }) => ({
              key: id,
              label: id,
              content: reason,
            }))}
          />
        </SectionCard>
      )}
    </SettingsFrame>
  )
}

/** Refreshes drivers and entitlements, each by its own call; a chosen entitlement carries the DN of its driver. */
function useRefresh() {
  const [refreshDrivers] = useRefreshDriversMutation()
  const [refreshEntitlements] = useRefreshEntitlementsMutation()
  const driversOf = useChosenDrivers()
  return async (chosen: readonly PickerItem[]): Promise<RefreshResult[]> => {
    const drivers = await driversOf(chosen)
    const entitlements = chosen.filter(({ parentId }) => parentId !== undefined)
    return [
      ...(drivers.length > 0 ? [await refreshDrivers(drivers).unwrap()] : []),
      ...(entitlements.length > 0 ? [await refreshEntitlements(entitlements).unwrap()] : []),
    ]
  }
}

/** The drivers to refresh: "all drivers" is replaced by the list of drivers, as the call takes single drivers alone. */
function useChosenDrivers() {
  const dispatch = useAppDispatch()
  return async (chosen: readonly PickerItem[]): Promise<readonly Pick<PickerItem, 'id'>[]> => {
    if (!chosen.some(({ id }) => id === ALL_DRIVERS)) {
      return chosen.filter(({ parentId }) => parentId === undefined)
    }
    const whole = { cprsSupported: false, selectAllOption: false }
    return dispatch(readDrivers.initiate(whole, freshly)).unwrap()
  }
}
