import type { GalleryPage } from '../../../gallery/galleryPage'
import { DraftBanner } from './DraftBanner'
import { DraftOffer } from './DraftOffer'

const nothing = () => undefined

function offerFrom(minutesAgo: number) {
  const found = { value: {}, savedAt: Date.now() - minutesAgo * 60_000 }
  const draft = { found, taken: nothing, refused: nothing, forget: nothing }
  return function Offer() {
    return <DraftOffer draft={draft} onRestore={nothing} />
  }
}

const NOW = Date.now()

function OfSeveral({ isBusy }: { isBusy: boolean }) {
  return (
    <DraftBanner
      savedAt={NOW}
      about="Deny: 3 tasks."
      isBusy={isBusy}
      onRestore={nothing}
      onDiscard={nothing}
    />
  )
}

export const gallery: GalleryPage = {
  title: 'DraftOffer',
  specimens: [
    { name: 'Of this minute', Show: offerFrom(0) },
    { name: 'Of three minutes ago', Show: offerFrom(3) },
    { name: 'Of hours ago', Show: offerFrom(5 * 60) },
    { name: 'Of days ago', Show: offerFrom(6 * 24 * 60) },
    { name: 'With what it is about', Show: () => <OfSeveral isBusy={false} /> },
    { name: 'While what belongs to it is read', Show: () => <OfSeveral isBusy /> },
  ],
}
