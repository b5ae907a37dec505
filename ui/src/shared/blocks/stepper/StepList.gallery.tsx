import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { StepList } from './StepList'

const TITLES = ['Names and place', 'Owners and categories', 'Approval', 'Review']

function Walk() {
  const [at, setAt] = useState(2)
  return <StepList titles={TITLES} at={at} onGoTo={setAt} />
}

export const gallery: GalleryPage = {
  title: 'StepList',
  specimens: [{ name: 'Third step', Show: Walk }],
}
