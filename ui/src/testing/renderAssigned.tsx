import type { ComponentProps } from 'react'
import { AssignedPermissions } from '../entities/assignment/ui/AssignedPermissions'
import { ANN } from './fakeRolesOfAnn'
import { renderOnPage } from './renderOnPage'

const texts = [
  'assignments',
  'dataTable',
  'picker',
  'forms',
  'confirm',
  'drafts',
  'feedback',
  'values',
] as const

type Assigned = ComponentProps<typeof AssignedPermissions>

/** Shows the roles or resources of Ann to an administrator. */
export const renderAssigned = (kind: Assigned['kind'], requestLinks?: Assigned['requestLinks']) =>
  renderOnPage(
    () => (
      <AssignedPermissions kind={kind} holder={ANN} isAdministered requestLinks={requestLinks} />
    ),
    { texts },
  )
