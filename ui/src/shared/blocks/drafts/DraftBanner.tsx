import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../platform/parts/lazyPart'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'

/** Every form may offer a draft, and hardly ever does. */
const FoundWords = lazyPart(async () => (await import('./FoundWords')).FoundWords)

interface DraftBannerProps {
  /** Milliseconds since 1970. */
  savedAt: number
  /** What it is about, where that cannot be seen. */
  about?: ReactNode
  /** While what belongs to it is being read. */
  isBusy?: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Says that a draft is there, and asks what shall become of it. */
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
