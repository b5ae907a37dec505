import {
  CalendarOff,
  ClipboardCheck,
  FolderTree,
  IdCard,
  KeyRound,
  ShieldCheck,
  UserCheck,
  UserRoundCog,
  Users,
  UsersRound,
} from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Reason } from '../../entities/explanation/model'
import { RowItem } from '../../shared/blocks/page/RowList'
import { useDateFormat } from '../../shared/blocks/values/useDateFormat'
import { Glyph } from '../../shared/ui/Glyph'
import { Link } from '../../shared/ui/Link'
import { placeOf } from './places'

const SIGNS = {
  group: { of: UsersRound, tint: 'group' },
  container: { of: FolderTree, tint: 'thing' },
  role: { of: IdCard, tint: 'role' },
  direct: { of: UserCheck, tint: 'thing' },
  whole: { of: ShieldCheck, tint: 'thing' },
  part: { of: ShieldCheck, tint: 'thing' },
  permission: { of: KeyRound, tint: 'thing' },
  permissionBelow: { of: FolderTree, tint: 'thing' },
  addressee: { of: ClipboardCheck, tint: 'thing' },
  absence: { of: CalendarOff, tint: 'thing' },
  delegation: { of: UserCheck, tint: 'thing' },
  proxy: { of: UserRoundCog, tint: 'thing' },
  team: { of: Users, tint: 'team' },
} as const

/** One reason of a chain, with a link to the page where it can be changed. */
export function ReasonRow({ reason }: { reason: Reason }) {
  const { t } = useTranslation('explain')
  const { kind, name } = reason
  const place = placeOf(reason)
  const words = t(`reason.${kind}`, { name })
  return (
    <RowItem
      sign={<Glyph {...SIGNS[kind]} />}
      title={place === undefined ? words : <Link href={place}>{words}</Link>}
      about={<Span reason={reason} />}
    />
  )
}

function Span({ reason: { period } }: { reason: Reason }) {
  const { t } = useTranslation('explain')
  const dates = useDateFormat()
  if (!period) return null
  const { startsAt, endsAt } = period
  const last = endsAt === undefined ? t('period.noEnd') : t('period.to', { day: dates.day(endsAt) })
  if (startsAt === 0) return last
  return `${t('period.from', { day: dates.day(startsAt) })}, ${last}`
}
