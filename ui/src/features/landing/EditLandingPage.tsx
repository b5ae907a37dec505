import { House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGetLandingPageQuery } from '../../entities/landing/api'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { PageHeader } from '../../shared/page/PageHeader'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { CategoriesSkeleton } from './CategoriesSkeleton'
import { LandingEditor } from './LandingEditor'
import { toLanding } from './routes'

/** What everybody's home page offers. */
export function EditLandingPage() {
  const { t } = useTranslation('landing')
  const client = useBootstrap().client.id
  const query = useGetLandingPageQuery({ client }, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageHeader
        title={t('edit.title')}
        count={undefined}
        actions={
          <Button variant="quiet" icon={House} href={toLanding()}>
            {t('edit.see')}
          </Button>
        }
      />
      <AsyncBoundary query={query} skeleton={<CategoriesSkeleton />} failedTitle={t('failed')}>
        {(page) => <LandingEditor stored={page.categories} reread={query.refetch} />}
      </AsyncBoundary>
    </>
  )
}
