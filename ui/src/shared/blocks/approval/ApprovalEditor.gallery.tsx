import { useState, type ComponentProps } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { EntityPicker } from '../entity-picker/EntityPicker'
import { fakeTab } from '../entity-picker/fakeTab'
import { pickerPage } from '../entity-picker/pickerPage'
import { toApproval, type Approval, type Approver, type Definition } from './approval'
import { ApprovalEditor } from './ApprovalEditor'

const people: Approver[] = [
  { type: 'user', id: 'cn=isolberg,ou=users,o=data', name: 'Ingrid Solberg' },
  { type: 'group', id: 'cn=treasury,ou=groups,o=data', name: 'Treasury owners' },
  { type: 'user', id: 'cn=selsolb,ou=users,o=data', name: 'سلوى الصلب' },
  { type: 'team', id: 'cn=night,ou=teams,o=data', name: 'Night shift of the northern region' },
]
const flow: Definition = {
  type: 'prd',
  id: 'cn=TwoSignatures,cn=RequestDefs,cn=AppConfig,cn=User Application Driver,o=system',
  name: 'Two signatures above a limit',
}

const users = fakeTab(() => pickerPage(people, 0), { id: 'user' }).tab
const workflows = fakeTab(() => pickerPage([flow], 0), { id: 'prd' }).tab

type Editor = Partial<ComponentProps<typeof ApprovalEditor>> & { approval: Partial<Approval> }

function Held({ approval, ...rest }: Editor) {
  const [value, setValue] = useState<Approval>({ ...toApproval(undefined), ...approval })
  return (
    <ApprovalEditor
      label="Approval to grant"
      value={value}
      onChange={setValue}
      approverPicker={(slot) => (
        <EntityPicker {...slot} tabs={[users]} selection="multi" isDraggable />
      )}
      definitionPicker={(slot) => <EntityPicker {...slot} tabs={[workflows]} selection="single" />}
      {...rest}
    />
  )
}

export const gallery: GalleryPage = {
  title: 'Approval editor',
  specimens: [
    { name: 'No approval', Show: () => <Held approval={{ kind: 'NONE' }} /> },
    { name: 'Serial', Show: () => <Held approval={{ kind: 'SERIAL', approvers: people }} /> },
    {
      name: 'Quorum',
      Show: () => <Held approval={{ kind: 'QUORUM', approvers: people.slice(0, 3), quorum: 60 }} />,
    },
    { name: 'Custom', Show: () => <Held approval={{ kind: 'CUSTOM', definition: flow }} /> },
    {
      name: 'Of a revocation',
      Show: () => (
        <Held label="Approval to revoke" approval={{ kind: 'SAME_AS_GRANT' }} offersSameAsGrant />
      ),
    },
    {
      name: 'Of several at once',
      Show: () => <Held approval={{ kind: 'RETAIN' }} offersRetain />,
    },
    {
      name: 'Saving was tried',
      Show: () => <Held approval={{ kind: 'QUORUM', quorum: 101 }} isChecked />,
    },
    {
      name: 'Without the right to change it',
      Show: () => <Held approval={{ kind: 'SERIAL', approvers: people.slice(0, 1) }} isDisabled />,
    },
  ],
}
