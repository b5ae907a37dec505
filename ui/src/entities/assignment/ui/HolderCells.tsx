import {
  CalendarClock,
  Folder,
  FolderTree,
  IdCard,
  Trash2,
  UserCheck,
  UsersRound,
  type IconNode,
} from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NameCell } from '../../../shared/blocks/data-table/NameCell'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { useDateFormat } from '../../../shared/blocks/values/useDateFormat'
import { Badge } from '../../../shared/ui/Badge'
import { Glyph } from '../../../shared/ui/Glyph'
import { Icon } from '../../../shared/ui/Icon'
import { Link } from '../../../shared/ui/Link'
import { PersonLink } from '../../quick-info/ui/PersonLink'
import { QuickInfoLink } from '../../quick-info/ui/QuickInfoLink'
import { statusOf } from '../../request/status'
import { StatusBadge } from '../../request/ui/StatusBadge'
import { WaitingSince } from '../../request/ui/WaitingSince'
import type { HolderCause, PermissionHolder, Recipient, RecipientKind } from '../holderModel'
import { isHeld } from '../holderModel'
import type { PermissionKind } from '../model'
import { ExpiryDate } from './ExpiryDate'
import styles from './HolderCells.module.css'

/** Links of the names in a list of holders. */
export interface HolderLinks {
  toUser: (dn: string) => string
  toGroup: (dn: string) => string
  toRole: (dn: string) => string
}

const SIGNS: Record<Exclude<RecipientKind, 'user'>, IconNode> = {
  group: UsersRound,
  container: Folder,
  subcontainer: FolderTree,
}

/** The name of a holder: a person, or a group or container that stands for its people. */
export function RecipientName({ recipient, links }: { recipient: Recipient; links: HolderLinks }) {
  const { t } = useTranslation('holders')
  const { dn, name, kind } = recipient
  if (kind === 'user') return <PersonLink dn={dn} name={name} href={links.toUser(dn)} />
  return (
    <NameCell
      name={name}
      {...(kind === 'group' && { href: links.toGroup(dn) })}
      sign={<Glyph of={SIGNS[kind]} tint="group" />}
      line={t(`recipient.${kind}`)}
    />
  )
}

const CAUSE_SIGNS: Record<HolderCause['kind'], IconNode> = {
  direct: UserCheck,
  group: UsersRound,
  container: Folder,
  role: IdCard,
}

/** The source of a permission, with a link to the place where it can be removed. */
export function CauseCell({ cause, links }: { cause: HolderCause; links: HolderLinks }) {
  const { t } = useTranslation('holders')
  const { kind, id, name } = cause
  return (
    <span className={styles.cause}>
      <Icon of={CAUSE_SIGNS[kind]} size="s" />
      <span>
        {t(`cause.${kind}`)} <CauseLink id={id} kind={kind} name={name} links={links} />
      </span>
    </span>
  )
}

function CauseLink({ id, kind, name, links }: HolderCause & { links: HolderLinks }) {
  if (kind === 'group') return <Link href={links.toGroup(id)}>{name}</Link>
  if (kind === 'role' && id !== '') {
    return <QuickInfoLink kind="ROLE" dn={id} name={name} href={links.toRole(id)} />
  }
  return <bdi>{name}</bdi>
}

/** The state of an assignment, and how long it has been waiting. */
export function HolderState({ holder, kind }: { holder: PermissionHolder; kind: PermissionKind }) {
  return (
    <>
      <StateMark holder={holder} kind={kind} />
      <WaitingSince kind={kind} state={holder.state} at={holder.requestedAt} />
    </>
  )
}

/** The state of an assignment, with the date when it starts later. */
function StateMark({ holder, kind }: { holder: PermissionHolder; kind: PermissionKind }) {
  const { t } = useTranslation('holders')
  const format = useDateFormat()
  const [now] = useState(() => Date.now())
  const { state, stateText, effectiveAt = 0, isBeingRemoved } = holder
  if (isBeingRemoved) {
    return (
      <Badge kind="warning" icon={Trash2}>
        {t('beingRemoved')}
      </Badge>
    )
  }
  if (effectiveAt > now && statusOf(kind, state)?.group === 'approved') {
    return (
      <Badge kind="success" icon={CalendarClock} isOutlined>
        {t('starts', { day: format.day(effectiveAt) })}
      </Badge>
    )
  }
  return statusOf(kind, state) ? <StatusBadge kind={kind} code={state} /> : <bdi>{stateText}</bdi>
}

/** The end of an assignment; a denied or failed one has no end. */
export function HolderEnd({ holder, kind }: { holder: PermissionHolder; kind: PermissionKind }) {
  const { t } = useTranslation('holders')
  const group = statusOf(kind, holder.state)?.group
  if (group === 'denied' || group === 'error') return t('notAssigned')
  if (holder.expiresAt === undefined) return t('noEnd')
  return isHeld(holder) ? (
    <ExpiryDate at={holder.expiresAt} />
  ) : (
    <DateTime at={holder.expiresAt} to="day" />
  )
}
