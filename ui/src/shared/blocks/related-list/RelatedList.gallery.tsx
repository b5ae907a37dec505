import { IdCard } from 'lucide'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Glyph } from '../../ui/Glyph'
import { Link } from '../../ui/Link'
import { Tag } from '../../ui/Tag'
import { RelatedList } from './RelatedList'

interface Sample {
  name: string
  about: string
  status: number
}

const READ: Sample = { name: 'Treasury Read', about: 'Read accounts and balances', status: 50 }
const PAY: Sample = { name: 'Release Payments', about: 'Release what a clerk posted', status: 15 }
const MANY = Array.from({ length: 30 }, (_, place) => ({ ...READ, name: `Role ${String(place)}` }))

interface SampleListProps {
  rows: readonly Sample[]
  isReader?: boolean
}

function SampleList({ rows, isReader = false }: SampleListProps) {
  return (
    <RelatedList
      title="Child roles"
      about="Holders of Payment Approver also get these roles."
      query={{ data: rows, refetch: () => undefined }}
      failedTitle="Failed to fetch related roles."
      none="No child roles"
      rowId={({ name }) => name}
      draw={({ name, about }) => ({
        sign: <Glyph of={IdCard} tint="role" />,
        title: <Link href="#/">{name}</Link>,
        marks: <Tag>Permission Role</Tag>,
        about,
      })}
      {...(!isReader && {
        add: { label: 'Add child roles', onAdd: () => undefined },
        onRemove: () => undefined,
      })}
    />
  )
}

export const gallery: GalleryPage = {
  title: 'Related list',
  specimens: [
    { name: 'One is being removed', Show: () => <SampleList rows={[READ, PAY]} /> },
    { name: 'For readers', Show: () => <SampleList rows={[READ]} isReader /> },
    { name: 'Empty', Show: () => <SampleList rows={[]} /> },
    { name: 'Many', Show: () => <SampleList rows={MANY} /> },
  ],
}
