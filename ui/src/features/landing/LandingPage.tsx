import { Pencil } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetOfferPageQuery } from '../../entities/landing/api'
import { EngineBanner } from '../../entities/workflow-engine/ui/EngineBanner'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { Stack } from '../../shared/blocks/page/Stack'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { toSettings } from '../configuration/routes'
import { toWorkflows } from '../workflow-monitoring/routes'
import { Categories } from './Categories'
import { CategoriesSkeleton } from './CategoriesSkeleton'
import { NextSteps } from './NextSteps'
import { toLandingEdit } from './routes'

/** The home page: the next steps of the signed-in person, and the items that administrators placed there. */
export function LandingPage() {
  const { t } = useTranslation('landing')
  const client = useBootstrap().client.id
  const query = useGetOfferPageQuery(
    { place: 'landing', client },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <PageHeader
        title={useGreeting()}
        count={undefined}
        actions={
          query.data?.isEditable && (
            <Button variant="quiet" icon={Pencil} href={toLandingEdit()}>
              {t('edit.open')}
            </Button>
          )
        }
      />
      <Stack>
        <EngineBanner toEngine={toSettings('workflowengine')} toWorkflows={toWorkflows()} />
        <NextSteps />
        <AsyncBoundary
          query={query}
          skeleton={<CategoriesSkeleton />}
          failedTitle={t('edit.landing.failed')}
        >
          {(page) => <Categories page={page} />}
        </AsyncBoundary>
      </Stack>
    </>
  )
}

/** The greeting by the clock of this device: `Good morning, Amara`. */
function useGreeting(): string {
  const { t } = useTranslation('landing')
  const { dn, fullName: name = dn } = useBootstrap().user
  const [hour] = useState(() => new Date().getHours())
  if (hour >= 5 && hour < 12) return t('morning', { name })
  if (hour >= 12 && hour < 18) return t('afternoon', { name })
  return t('evening', { name })
}
