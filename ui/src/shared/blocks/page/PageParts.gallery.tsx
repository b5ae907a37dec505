import { Lock } from 'lucide'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Avatar } from '../../ui/Avatar'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { BackLink } from './BackLink'
import { CardGrid } from './CardGrid'
import { CopyableId } from './CopyableId'
import { DetailHead } from './DetailHead'
import { DetailNotFound } from './DetailNotFound'
import { DetailSkeleton } from './DetailSkeleton'
import { Facts } from './Facts'
import { PageHeader } from './PageHeader'
import { SectionCard } from './SectionCard'
import { Split } from './Split'

const DN = 'cn=aokafor,ou=users,ou=north,o=data'

const FACTS = [
  { key: 'title', label: 'Title', content: 'Head of the emergency ward' },
  { key: 'mail', label: 'Email', content: <bdi>amara.okafor@aldermoor.example</bdi> },
  { key: 'dn', label: 'Distinguished name', content: <bdi className="id">{DN}</bdi> },
  { key: 'none', label: 'Manager', content: '–' },
]

export const gallery: GalleryPage = {
  title: 'Parts of a page',
  specimens: [
    { name: 'Header of a list', Show: () => <PageHeader title="Users" count={100000} /> },
    { name: 'Header without a count', Show: () => <PageHeader title="Users" count={undefined} /> },
    { name: 'Way back', Show: () => <BackLink to="/users">Users</BackLink> },
    {
      name: 'Identifier',
      Show: () => <CopyableId id={DN} />,
    },
    {
      name: 'Head of a detail',
      Show: () => (
        <DetailHead
          sign={<Avatar name="Amara Okafor" size="xl" />}
          name="Amara Okafor"
          badge={<Badge icon={Lock}>Login disabled</Badge>}
          about="Head of the emergency ward, Medicine"
          dn={DN}
          actions={<Button>Edit</Button>}
        />
      ),
    },
    {
      name: 'Detail while it is read',
      Show: () => <DetailSkeleton sign="glyph" />,
    },
    {
      name: 'Nothing with this DN',
      Show: () => (
        <DetailNotFound
          dn={DN}
          title="There is no such group."
          reason="It may have been deleted:"
          list={{ href: '/groups', text: 'All groups' }}
        />
      ),
    },
    {
      name: 'What belongs beside it',
      Show: () => (
        <Split beside={<SectionCard title="Manager">Lena Brandt</SectionCard>}>
          <SectionCard title="Work">
            <Facts facts={FACTS} />
          </SectionCard>
        </Split>
      ),
    },
    {
      name: 'Cards beside each other',
      Show: () => (
        <CardGrid>
          <SectionCard title="Work">Head of the emergency ward</SectionCard>
          <SectionCard title="Manager">Lena Brandt</SectionCard>
        </CardGrid>
      ),
    },
    {
      name: 'Section with facts',
      Show: () => (
        <SectionCard title="Work" actions={<Button size="small">Edit</Button>}>
          <Facts facts={FACTS} />
        </SectionCard>
      ),
    },
  ],
}
