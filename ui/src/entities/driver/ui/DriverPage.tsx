import { useTranslation } from 'react-i18next'
import { Pager } from '../../../shared/blocks/data-table/Pager'
import type { Page } from '../../../shared/blocks/listing/page'
import type { Driver } from '../model'
import { DRIVERS_AT_ONCE } from '../placesApi'
import type { DriverTreeProps } from './DriverTree'
import { PlacesTree } from './PlacesTree'

interface DriverPageProps extends DriverTreeProps {
  page: number
  shown: Page<Driver>
  cprsSupported: boolean
  onPage: (page: number) => void
}

/** One page of drivers, with buttons for the other pages if there are any. */
export function DriverPage({ page, shown, onPage, ...tree }: DriverPageProps) {
  const { t } = useTranslation('picker')
  if (shown.rows.length === 0) return <p>{t('noMore.driverOrEntitlement')}</p>
  return (
    <>
      <PlacesTree drivers={shown.rows} isFirstPage={page === 1} {...tree} />
      {(page > 1 || shown.hasNext) && (
        <Pager
          page={page}
          pageSize={DRIVERS_AT_ONCE}
          pageSizes={[]}
          shown={shown}
          onPage={onPage}
          onPageSize={() => undefined}
        />
      )}
    </>
  )
}
