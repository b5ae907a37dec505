import type { GalleryPage } from '../../gallery/galleryPage'
import { Button } from '../ui/Button'
import { BackLink } from './BackLink'
import { CopyableId } from './CopyableId'
import { Facts } from './Facts'
import { PageHeader } from './PageHeader'
import { SectionCard } from './SectionCard'

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
      Show: () => <CopyableId id={DN} copyLabel="Copy distinguished name" copiedText="Copied" />,
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
