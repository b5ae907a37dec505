import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { IdleDialog } from './IdleDialog'

const TWO_MINUTES_MS = 120_000

function Shown() {
  const [endsAt] = useState(() => Date.now() + TWO_MINUTES_MS)
  return <IdleDialog endsAt={endsAt} onEnd={() => undefined} />
}

export const gallery: GalleryPage = {
  title: 'IdleDialog',
  specimens: [{ name: 'Two minutes before the end', Show: Shown }],
}
