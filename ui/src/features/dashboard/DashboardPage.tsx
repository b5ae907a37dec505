import { LayoutDashboard, SlidersHorizontal } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetOwnDashboardQuery, type OwnDashboard } from '../../entities/dashboard/api'
import { NumberTiles, TilesSkeleton } from '../../entities/dashboard/ui/NumberTiles'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { Stack } from '../../shared/blocks/page/Stack'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { Charts } from './Charts'
import { CustomizeDialog } from './CustomizeDialog'
import { GLOBAL_RIGHT, toGlobalDashboard } from './routes'

/** The dashboard: numbers about the tasks, requests and permissions of the signed-in person. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard')
  const query = useGetOwnDashboardQuery(undefined)
  const mayArrange = usePageRight(GLOBAL_RIGHT)
  const [isOpen, setOpen] = useState(false)
  const customize = (
    <Button variant="quiet" icon={SlidersHorizontal} onPress={() => setOpen(true)}>
      {t('customize')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        count={undefined}
        actions={
          <>
            {mayArrange && (
              <Button variant="quiet" icon={LayoutDashboard} href={toGlobalDashboard()}>
                {t('forAll')}
              </Button>
            )}
            {query.data && query.data.tiles.length > 0 && customize}
          </>
        }
      />
      <AsyncBoundary query={query} skeleton={<TilesSkeleton />} failedTitle={t('failed')}>
        {(dashboard) => <Widgets dashboard={dashboard} customize={customize} />}
      </AsyncBoundary>
      {isOpen && query.data && (
        <CustomizeDialog dashboard={query.data} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface WidgetsProps {
  dashboard: OwnDashboard
  customize: ReactNode
}

/** The visible tiles. Each tile loads its own number, so no tile waits for another. */
function Widgets({ dashboard, customize }: WidgetsProps) {
  const { t } = useTranslation('dashboard')
  const shown = dashboard.tiles.filter(({ isHidden }) => !isHidden).map(({ key }) => key)
  if (dashboard.tiles.length === 0) {
    return <EmptyState art="locked" title={t('closed.title')} text={t('closed.text')} />
  }
  if (shown.length === 0) {
    return (
      <EmptyState art="nothing" title={t('none.title')} text={t('none.text')} actions={customize} />
    )
  }
  return (
    <Stack>
      <NumberTiles tiles={shown} />
      <Charts shown={shown} />
    </Stack>
  )
}
