import type { GalleryPage } from '../../../gallery/galleryPage'
import { HelpDeskDialog } from './HelpDeskDialog'

const helpDesk = {
  name: 'Aldermoor Service Desk for Identity and Access Management',
  mail: 'service-desk.identity-and-access@aldermoor.example',
  numbers: ['+47 22 40 11 11', '+47 22 40 11 12', '+49 30 5557 0836'],
}

export const gallery: GalleryPage = {
  title: 'HelpDeskDialog',
  specimens: [
    {
      name: 'All that can be known',
      Show: () => <HelpDeskDialog helpDesk={helpDesk} onClose={() => undefined} />,
    },
  ],
}
