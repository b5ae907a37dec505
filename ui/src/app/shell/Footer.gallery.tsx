import type { GalleryPage } from '../../gallery/galleryPage'
import { startedWith } from '../../gallery/startedWith'
import { clientWith, setting } from '../../testing/clientSettings'
import { Footer } from './Footer'

const shown = { enableFooter: setting(true) }
const link = { label: 'Privacy notice', link: 'https://aldermoor.example/privacy' }
const helpdesk = {
  showInfooter: setting(true),
  helpdeskName: setting('Aldermoor Service Desk'),
  emailAddress: setting('servicedesk@aldermoor.example'),
  contactNumber: setting(['+47 22 40 11 11', '+47 22 40 11 12']),
}
const branding = {
  ...shown,
  contactInfo: setting({ en: 'Switchboard +47 22 40 10 00' }),
  footerLink: setting({ en: link }),
}

export const gallery: GalleryPage = {
  title: 'Footer',
  specimens: [
    {
      name: 'Link, contact and help desk',
      Show: startedWith(clientWith({ branding, helpdesk }), Footer),
    },
    {
      name: 'The text of the product',
      Show: startedWith(clientWith({ branding: shown }), Footer),
    },
  ],
}
