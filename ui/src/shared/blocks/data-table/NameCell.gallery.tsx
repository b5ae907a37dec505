import { Eye, Folder } from 'lucide'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Avatar } from '../../ui/Avatar'
import { Icon } from '../../ui/Icon'
import { NameCell } from './NameCell'

const LONG = 'Maria Concepción de la Fuente y Hernández-Villanueva'

export const gallery: GalleryPage = {
  title: 'Name in a list',
  specimens: [
    { name: 'Link', Show: () => <NameCell name="Payers" href="/groups/payers" /> },
    {
      name: 'With a mark',
      Show: () => (
        <NameCell
          name="Night shift"
          href="/teams/night"
          marks={<Icon of={Eye} size="xs" label="Read only" />}
        />
      ),
    },
    {
      name: 'With a sign and a second line',
      Show: () => (
        <NameCell
          name={LONG}
          href="/users/maria"
          sign={<Avatar name={LONG} />}
          line={<bdi className="cut">mconcepcion</bdi>}
        />
      ),
    },
    {
      name: 'Without a page',
      Show: () => <NameCell name="RoleDefs" sign={<Icon of={Folder} size="s" />} />,
    },
  ],
}
