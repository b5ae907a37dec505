import { Folder, UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { ListedDelegation } from '../../entities/delegation/api'
import { NameCell } from '../../shared/blocks/data-table/NameCell'
import { Avatar } from '../../shared/ui/Avatar'
import { Icon } from '../../shared/ui/Icon'
import { toDelegation } from './routes'

interface DelegatedByProps {
  delegation: ListedDelegation
  isLink: boolean
}

/** The people who delegate: the first one, and the number of the others. */
export function DelegatedBy({ delegation: { id, of, from }, isLink }: DelegatedByProps) {
  const { t } = useTranslation('ui')
  const [first] = from
  if (!first) return null
  const rest = from.length - 1
  const sign =
    first.type === 'user' ? (
      <Avatar name={first.name} />
    ) : (
      <Icon of={first.type === 'group' ? UsersRound : Folder} />
    )
  return (
    <NameCell
      name={first.name}
      sign={sign}
      {...(isLink && { href: toDelegation(id, of) })}
      {...(rest > 0 && { line: t('more', { count: rest }) })}
    />
  )
}
