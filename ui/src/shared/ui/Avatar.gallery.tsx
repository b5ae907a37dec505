import type { GalleryPage } from '../../gallery/galleryPage'
import { PORTRAIT } from '../../gallery/portrait'
import { Avatar } from './Avatar'

const NAMES = ['Amara Okafor', 'Ingrid Solberg', 'Émile Durand', '李 小龙', 'ليلى حداد', 'Madonna']

export const gallery: GalleryPage = {
  title: 'Avatar',
  specimens: [
    { name: 'Initials', Show: () => NAMES.map((name) => <Avatar key={name} name={name} />) },
    {
      name: 'Sizes',
      Show: () =>
        (['s', 'default', 'm', 'l', 'xl'] as const).map((size) => (
          <Avatar key={size} name="Amara Okafor" size={size} />
        )),
    },
    { name: 'A photo', Show: () => <Avatar name="Amara Okafor" image={PORTRAIT} size="l" /> },
    { name: 'No name', Show: () => <Avatar name="" /> },
  ],
}
