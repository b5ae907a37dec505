import type { GalleryPage } from '../../../gallery/galleryPage'
import type { RequestKind } from '../status'
import { RequestTimeline } from './RequestTimeline'

const AT = Date.UTC(2025, 10, 3, 16, 20)

const show = (kind: RequestKind, code: number) => () => (
  <RequestTimeline kind={kind} code={code} requestedAt={AT} requestedBy="Ingrid Solberg" />
)

export const gallery: GalleryPage = {
  title: 'Where a request stands',
  specimens: [
    { name: 'New', Show: show('role', 0) },
    { name: 'An exception is asked for', Show: show('role', 5) },
    { name: 'Waits for approval', Show: show('role', 15) },
    { name: 'Approved', Show: show('role', 20) },
    { name: 'Provisioning', Show: show('role', 30) },
    { name: 'Provisioned', Show: show('role', 50) },
    { name: 'Could not be provisioned', Show: show('resource', 80) },
    { name: 'Denied', Show: show('role', 95) },
    { name: 'Retracted', Show: show('role', 75) },
    { name: 'A workflow, approved', Show: show('prd', 2) },
    { name: 'An unknown code', Show: show('role', 42) },
  ],
}
