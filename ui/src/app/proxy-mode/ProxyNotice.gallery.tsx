import type { GalleryPage } from '../../gallery/galleryPage'
import { ProxyNotice } from './ProxyNotice'

const DN = 'cn=isolberg,ou=users,o=data'
const LONG = 'Ann-Kristin von und zu Hohenstein-Wildenfels auf Altenburg (Night shift)'

export const gallery: GalleryPage = {
  title: 'ProxyNotice',
  specimens: [
    { name: 'Somebody', Show: () => <ProxyNotice dn={DN} fullName="Ingrid Solberg" /> },
    { name: 'A name from the right', Show: () => <ProxyNotice dn={DN} fullName="أمل حداد" /> },
    { name: 'A long name', Show: () => <ProxyNotice dn={DN} fullName={LONG} /> },
  ],
}
