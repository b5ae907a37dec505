import { RefreshCw } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { driverTab } from '../../entities/driver/pickerTab'
import {
  useRefreshDriversMutation,
  useRefreshEntitlementsMutation,
  type RefreshResult,
} from '../../entities/driver/statusApi'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { Button } from '../../shared/ui/Button'
import { SettingsFrame } from './SettingsFrame'
import { useAction } from './useAction'

const TABS = [driverTab()] as const

/** Reads the values of whole drivers or of single entitlements again. */
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

/** Drivers and entitlements have a call each; an entitlement knows its driver. */
function useRefresh() {
  const [refreshDrivers] = useRefreshDriversMutation()
  const [refreshEntitlements] = useRefreshEntitlementsMutation()
  return async (chosen: readonly PickerItem[]): Promise<RefreshResult[]> => {
    const drivers = chosen.filter(({ parentId }) => parentId === undefined)
    const entitlements = chosen.filter(({ parentId }) => parentId !== undefined)
    return [
      ...(drivers.length > 0 ? [await refreshDrivers(drivers).unwrap()] : []),
      ...(entitlements.length > 0 ? [await refreshEntitlements(entitlements).unwrap()] : []),
    ]
  }
}
