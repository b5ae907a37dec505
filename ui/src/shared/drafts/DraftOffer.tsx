import { Trans, useTranslation } from 'react-i18next'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { RelativeTime } from '../values/RelativeTime'
import type { KeptDraft } from './useDraft'

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
        <Trans t={t} i18nKey="found" components={{ when: <RelativeTime at={found.savedAt} /> }} />
      </Banner>
    </div>
  )
}
