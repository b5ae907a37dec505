import type { GalleryPage } from '../../../gallery/galleryPage'
import { PORTRAIT } from '../../../gallery/portrait'
import type { LandingItem } from '../model'
import { FeatureCard } from './FeatureCard'

const item = (more: Partial<LandingItem>): LandingItem => ({
  id: '1',
  name: 'My tasks',
  description: '',
  image: '',
  address: '#/tasks',
  page: 'tasks',
  permission: undefined,
  ...more,
})

const INSIDE = { href: '/FeatureCard', isOutside: false }
const OUTSIDE = { href: 'https://intranet.aldermoor.example/', isOutside: true }

export const gallery: GalleryPage = {
  title: 'Feature card',
  specimens: [
    {
      name: 'A page, with a drawing',
      Show: () => <FeatureCard item={item({})} link={INSIDE} place={0} />,
    },
    {
      name: 'A page, with a picture and a description',
      Show: () => (
        <FeatureCard
          item={item({ image: PORTRAIT, description: 'What waits for you to decide' })}
          link={INSIDE}
          place={1}
        />
      ),
    },
    {
      name: 'A picture that cannot be shown',
      Show: () => <FeatureCard item={item({ id: '2', image: 'AAAA' })} link={INSIDE} place={2} />,
    },
    {
      name: 'Another address',
      Show: () => (
        <FeatureCard
          item={item({ id: '3', name: 'Intranet', address: OUTSIDE.href })}
          link={OUTSIDE}
          place={3}
        />
      ),
    },
    {
      name: 'A permission with long words',
      Show: () => (
        <FeatureCard
          item={item({
            id: '4',
            name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
            description:
              'Looks after the electrical works of the steam ships on the river. '.repeat(3),
            permission: { type: 'role', dn: 'cn=works,o=roles' },
          })}
          link={INSIDE}
          place={4}
        />
      ),
    },
  ],
}
