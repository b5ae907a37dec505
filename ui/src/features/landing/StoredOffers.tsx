import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetOfferPageQuery } from '../../entities/landing/api'
import type { OfferPlace } from '../../entities/landing/model'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { CategoriesSkeleton } from './CategoriesSkeleton'
import { OfferEditor } from './OfferEditor'

interface StoredOffersProps {
  place: OfferPlace
  /** More facts about the page, shown beside the editor. */
  beside?: ReactNode
}

/** Loads the offered items of a page on each visit, and shows their editor. */
export function StoredOffers({ place, beside }: StoredOffersProps) {
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
      {(page) => (
        <OfferEditor place={place} stored={page.categories} reread={reread} beside={beside} />
      )}
    </AsyncBoundary>
  )
}
