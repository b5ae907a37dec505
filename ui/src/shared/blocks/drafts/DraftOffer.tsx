import { DraftBanner } from './DraftBanner'
import type { KeptDraft } from './useDraft'

interface DraftOfferProps<Value> {
  draft: KeptDraft<Value>
  /** Puts the draft into the form. */
  onRestore: (value: Value) => void
}

/** Above a form: offers the unsaved draft of an earlier visit. */
export function DraftOffer<Value>({ draft, onRestore }: DraftOfferProps<Value>) {
  const { found, taken, refused } = draft
  if (!found) return null
  const restore = () => {
    onRestore(found.value)
    taken()
  }
  return <DraftBanner savedAt={found.savedAt} onRestore={restore} onDiscard={refused} />
}
