import type { GalleryPage } from '../../../gallery/galleryPage'
import { Facts } from '../../../shared/blocks/page/Facts'
import { statusTables, type StatusKind } from '../status'
import { StatusBadge } from './StatusBadge'

function All({ of: kind }: { of: StatusKind }) {
  const facts = Object.keys(statusTables[kind]).map((code) => ({
    key: code,
    label: code,
    content: <StatusBadge kind={kind} code={code} />,
  }))
  return <Facts facts={facts} />
}

export const gallery: GalleryPage = {
  title: 'Status',
  specimens: [
    { name: 'Request of a role', Show: () => <All of="role" /> },
    { name: 'Request of a resource', Show: () => <All of="resource" /> },
    { name: 'Request by a workflow', Show: () => <All of="prd" /> },
    { name: 'Workflow process', Show: () => <All of="process" /> },
    { name: 'Password sync', Show: () => <All of="passwordSync" /> },
    { name: 'Resource of a role', Show: () => <All of="mapping" /> },
    { name: 'An unknown code', Show: () => <StatusBadge kind="role" code={42} /> },
  ],
}
