import { Lock, Network, Trash2 } from 'lucide'
import type { GalleryPage } from '../../gallery/galleryPage'
import { ActionMenu, type MenuAction } from './ActionMenu'

const chart: MenuAction = { icon: Network, label: 'Org chart', href: '/orgchart' }
const lock: MenuAction = { icon: Lock, label: 'Disable login', onAction: () => undefined }
const remove: MenuAction = {
  icon: Trash2,
  label: 'Delete…',
  isDestructive: true,
  onAction: () => undefined,
}

export const gallery: GalleryPage = {
  title: 'ActionMenu',
  specimens: [
    { name: 'Several actions', Show: () => <ActionMenu actions={[chart, lock, remove]} /> },
    { name: 'One link', Show: () => <ActionMenu actions={[chart, false]} /> },
    { name: 'One action', Show: () => <ActionMenu actions={[remove]} /> },
  ],
}
