import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListSearch } from '../../../shared/blocks/data-table/ListSearch'
import { PanelWait } from '../../../shared/blocks/entity-picker/PanelWait'
import { PickerFailure } from '../../../shared/blocks/entity-picker/PickerFailure'
import { Stack } from '../../../shared/blocks/page/Stack'
import { freshly } from '../../../shared/platform/api/read'
import { usePagedRead } from '../../../shared/platform/api/usePagedRead'
import type { DriverPlace } from '../model'
import { findDrivers } from '../placesApi'
import { DriverPage } from './DriverPage'

export interface DriverTreeProps {
  value: DriverPlace | undefined
  onChoose: (place: DriverPlace) => void
  /** Whether the first row means all drivers; its driver has the id `ALL_DRIVERS`. */
  selectAllOption?: boolean
  autoSelectFirst?: boolean
  /** Whether only the lowest level can be chosen: entitlements, or logical systems where there are some. */
  driverSelectionDisabled?: boolean
  /** Only drivers that take part in permission reconciliation. */
  cprsSupported?: boolean
}

/**
 * Chooses a driver, an entitlement or a logical system. The drivers are searched and loaded page by page.
 *
 * Source: SPEC 4 "Tree nodes (containers, drivers)"; SPEC 3 "Other entities", picker configuration.
 */
export function DriverTree({ cprsSupported = false, ...tree }: DriverTreeProps) {
  const { t } = useTranslation('picker')
  const [{ search, page }, setAsked] = useState({ search: '', page: 1 })
  const list = JSON.stringify([search, cprsSupported])
  const read = findDrivers.initiate({ search, page, cprsSupported }, freshly)
  const { data, error, isLoading, retry } = usePagedRead(read, list, page)
  return (
    <Stack gap="tight">
      <ListSearch
        label={t('placeholder.dirxmldriver')}
        placeholder={t('placeholder.dirxmldriver')}
        search={search}
        onSearch={(text) => setAsked({ search: text, page: 1 })}
        pauseMs={undefined}
      />
      {isLoading && <PanelWait />}
      {error !== undefined && (
        <PickerFailure text={t('failed.driverOrEntitlement')} error={error} onRetry={retry} />
      )}
      {data && (
        <DriverPage
          key={`${list} ${data.rows[0]?.id ?? ''}`}
          page={page}
          shown={data}
          cprsSupported={cprsSupported}
          onPage={(next) => setAsked({ search, page: next })}
          {...tree}
        />
      )}
    </Stack>
  )
}
