import { useTranslation } from 'react-i18next'
import { lazyPart } from '../parts/lazyPart'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import type { KeptDraft } from './useDraft'

/** Every form may offer a draft, and hardly ever does. */
const FoundWords = lazyPart(async () => (await import('./FoundWords')).FoundWords)

interface DraftOfferProps<Value> {
  draft: KeptDraft<Value>
  /** Puts the draft into the form. */
  onRestore: (value: Value) => void
}

/** Above a form: what was entered before and not saved. */
export function DraftOffer<Value>({ draft, onRestore }: DraftOfferProps<Value>) {
  const { t } = useTranslation('drafts')
  const { found, taken, refused } = draft
  if (!found) return null
  const restore = () => {
    onRestore(found.value)
    taken()
  }
  return (
    <div role="status">
      <Banner
        kind="info"
        actions={
          <>
            <Button size="small" onPress={restore}>
              {t('restore')}
            </Button>
            <Button size="small" variant="quiet" onPress={refused}>
              {t('discard')}
            </Button>
          </>
        }
      >
        <FoundWords at={found.savedAt} />
      </Banner>
    </div>
  )
}
