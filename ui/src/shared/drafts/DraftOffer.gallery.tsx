import type { GalleryPage } from '../../gallery/galleryPage'
import { DraftOffer } from './DraftOffer'

const nothing = () => undefined

function offerFrom(minutesAgo: number) {
  const found = { value: {}, savedAt: Date.now() - minutesAgo * 60_000 }
  const draft = { found, taken: nothing, refused: nothing, forget: nothing }
  return function Offer() {
    return <DraftOffer draft={draft} onRestore={nothing} />
  }
}

export const gallery: GalleryPage = {
  title: 'DraftOffer',
  specimens: [
    { name: 'Of this minute', Show: offerFrom(0) },
    { name: 'Of three minutes ago', Show: offerFrom(3) },
    { name: 'Of hours ago', Show: offerFrom(5 * 60) },
    { name: 'Of days ago', Show: offerFrom(6 * 24 * 60) },
  ],
}
