import { CircleQuestionMark } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Holding } from '../model'
import type { RowAction } from '../../../shared/blocks/data-table/action'
import { GrantingRequest } from './GrantingRequest'
import { ReasonsDialog } from './ReasonsDialog'

/** Addresses of the requests of a person, for people who may see them. */
export interface RequestLinks {
  /** The requests for a permission of this name. */
  toRequests: (name: string) => string
  /** The page of one request. */
  toRequest: (id: string) => string
}

interface ReasonsOptions {
  /** Whether the permissions are the user's own. */
  isOwn?: boolean
  /** DN of the person who has the permissions; needed with `links`. */
  person?: string
  links?: RequestLinks | undefined
}

/** The dialog with the sources of a permission, and the row action that opens it. */
export function useReasons({ isOwn = false, person = '', links }: ReasonsOptions) {
  const { t } = useTranslation('assignments')
  const [asked, setAsked] = useState<Holding>()
  const rowActions = (holding: Holding): RowAction[] => [
    {
      id: 'why',
      label: t(isOwn ? 'why.open' : 'why.openOther'),
      icon: CircleQuestionMark,
      onAction: () => setAsked(holding),
    },
  ]
  const dialog = asked && (
    <ReasonsDialog
      holding={asked}
      isOwn={isOwn}
      requests={links?.toRequests(asked.name)}
      grantingRequest={
        links && <GrantingRequest holding={asked} person={person} toRequest={links.toRequest} />
      }
      onClose={() => setAsked(undefined)}
    />
  )
  return { ask: setAsked, rowActions, dialog }
}
