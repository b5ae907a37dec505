import type { GalleryPage } from '../../gallery/galleryPage'
import { Avatar } from './Avatar'

const NAMES = ['Amara Okafor', 'Ingrid Solberg', 'Émile Durand', '李 小龙', 'ليلى حداد', 'Madonna']

const PHOTO =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwAQMAAABtzGvEAAAABlBMVEXc4eR4jJZYioVFAAAAeUlEQVR42p3PvQ2CYBSF4ee7jRYOYOkmsBmO4EiM4AiMgB0a/K6VSIiJidVpznt+SoLwtzxPyBx3mcH1QdDnYpFJlwuQ9D8yC+0KP8sPri3rvsORsv1w2xNc7shKk6EyCDOjMDEJI7MwUIWeJKF7t1doNgMrDF/HvwDUFDDRoZr5vgAAAABJRU5ErkJggg=='

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
    { name: 'A photo', Show: () => <Avatar name="Amara Okafor" image={PHOTO} size="l" /> },
    { name: 'No name', Show: () => <Avatar name="" /> },
  ],
}
