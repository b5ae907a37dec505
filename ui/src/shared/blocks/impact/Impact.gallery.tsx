import { Minus, Plus, Split } from 'lucide'
import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Opposed } from './Opposed'
import { SaidBy } from './SaidBy'
import { Tally } from './Tally'

const FIGURES = [
  { id: 'gain', icon: Plus, tone: 'add', label: 'Gain access', value: '+41', caption: 'Payments' },
  {
    id: 'lose',
    icon: Minus,
    tone: 'take',
    label: 'Lose access',
    value: '−12',
    caption: 'Treasury',
  },
  {
    id: 'conflict',
    icon: Split,
    tone: 'sod',
    label: 'New conflicts',
    value: 'Not known',
    caption: '1 constraint',
  },
] as const

function Figures() {
  const [value, setValue] = useState<(typeof FIGURES)[number]['id']>('gain')
  return <Tally label="Impact" figures={FIGURES} value={value} onChange={setValue} />
}

const Facts = () => (
  <SaidBy
    title="Counted"
    facts={[
      { key: 'fine', sign: 'fine', text: 'Holders of Payment Approver: 214' },
      { key: 'look', sign: 'look', text: 'Lena Brandt is away and nobody stands in' },
      { key: 'missing', sign: 'missing', text: 'Open requests for Payment Approver: 6' },
    ]}
  />
)

const Roles = () => (
  <Opposed
    title="People who would have both roles: 3"
    first="Treasury Release Payments"
    second="Treasury Post Payments"
    note="No approval of an exception starts for them."
  />
)

export const gallery: GalleryPage = {
  title: 'Impact',
  specimens: [
    { name: 'Figures', Show: Figures },
    { name: 'Roles that exclude each other', Show: Roles },
    { name: 'Facts', Show: Facts },
  ],
}
