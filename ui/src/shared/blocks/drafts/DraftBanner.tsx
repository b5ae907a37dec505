import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../platform/parts/lazyPart'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'

/** Loaded on demand: every form may offer a draft, but it rarely does. */
const FoundWords = lazyPart(async () => (await import('./FoundWords')).FoundWords)

interface DraftBannerProps {
  /** When the draft was saved, milliseconds since 1970. */
  savedAt: number
  /** What the draft is about, if that is not visible. */
  about?: ReactNode
  /** Whether the records of the draft are loading. */
  isBusy?: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Offers a draft, to restore or to discard it. */
export function DraftBanner({ savedAt, about, isBusy, onRestore, onDiscard }: DraftBannerProps) {
  const { t } = useTranslation('drafts')
  return (
    <div role="status">
      <Banner
        kind="info"
        actions={
          <>
            <Button size="small" isPending={isBusy ?? false} onPress={onRestore}>
              {t('restore')}
            </Button>
            <Button size="small" variant="quiet" onPress={onDiscard}>
              {t('discard')}
            </Button>
          </>
        }
      >
        {about} <FoundWords at={savedAt} />
      </Banner>
    </div>
  )
}
