import { useTranslation } from 'react-i18next'
import { useGetOwnDashboardQuery } from '../../entities/dashboard/api'
import { NumberTiles, TilesSkeleton } from '../../entities/dashboard/ui/NumberTiles'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { toDashboard } from '../dashboard/routes'

/** The tiles of the dashboard, as this person arranged them, for those who may see it. */
export function OwnNumbers() {
  const mayOpen = useIsOpenPath()(toDashboard())
  return mayOpen && <Tiles />
}

function Tiles() {
  const { t } = useTranslation('dashboard')
  const query = useGetOwnDashboardQuery(undefined)
  return (
    <AsyncBoundary query={query} skeleton={<TilesSkeleton />} failedTitle={t('failed')}>
      {({ tiles }) => {
        const shown = tiles.filter(({ isHidden }) => !isHidden).map(({ key }) => key)
        return shown.length > 0 && <NumberTiles tiles={shown} />
      }}
    </AsyncBoundary>
  )
}
