import { useTranslation } from 'react-i18next'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { LeaveQuestion } from './LeaveQuestion'

const nothing = () => undefined

function Usual() {
  const { t } = useTranslation('forms')
  const texts = { title: t('unsaved.title'), text: t('unsaved.text') }
  return <LeaveQuestion {...texts} isOpen onStay={nothing} onLeave={nothing} />
}

export const gallery: GalleryPage = {
  title: 'LeaveQuestion',
  specimens: [{ name: 'A form that is not saved', Show: Usual }],
}
