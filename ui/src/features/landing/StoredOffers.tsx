import { useTranslation } from 'react-i18next'
import { useGetOfferPageQuery } from '../../entities/landing/api'
import type { OfferPlace } from '../../entities/landing/model'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { CategoriesSkeleton } from './CategoriesSkeleton'
import { OfferEditor } from './OfferEditor'

/** What a page offers, to change; read anew on each visit. */
export function StoredOffers({ place }: { place: OfferPlace }) {
  const { t } = useTranslation('landing')
  const client = useBootstrap().client.id
  const query = useGetOfferPageQuery({ place, client }, { refetchOnMountOrArgChange: true })
  const reread = async () => (await query.refetch().unwrap()).categories
  return (
    <AsyncBoundary
      query={query}
      skeleton={<CategoriesSkeleton />}
      failedTitle={t(`edit.${place}.failed`)}
    >
      {(page) => <OfferEditor place={place} stored={page.categories} reread={reread} />}
    </AsyncBoundary>
  )
}
