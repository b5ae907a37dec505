import { Box, ClipboardCheck, IdCard, LifeBuoy, Send, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { useLocale } from '../../../i18n/useLocale'
import { useIsOpenPath } from '../../../shared/platform/routing/knownRoutes'
import { classNames } from '../../../shared/ui/classNames'
import { Glyph } from '../../../shared/ui/Glyph'
import { Link } from '../../../shared/ui/Link'
import { Skeleton } from '../../../shared/ui/Skeleton'
import type { TileFact, TileNumber } from '../numbers'
import type { TileKey } from '../tiles'
import styles from './NumberTile.module.css'
import { useTileText } from './useTileText'

type Tint = 'role' | 'resource' | 'group' | 'team' | 'thing'

interface TileLook {
  icon: IconNode
  tint: Tint
  path: string
  /** The query that filters the list to what the tile counts. */
  search?: string
}

/** Icon, color and list page of each tile. */
const LOOKS: Readonly<Record<TileKey, TileLook>> = {
  tasks: { icon: ClipboardCheck, tint: 'thing', path: '/tasks' },
  roles: { icon: IdCard, tint: 'role', path: '/permissions', search: '?filter.kind=role' },
  resources: { icon: Box, tint: 'resource', path: '/permissions', search: '?filter.kind=resource' },
  requests: {
    icon: Send,
    tint: 'group',
    path: '/history',
    search: '?filter.status=running%2Cpending',
  },
  helpdesk: { icon: LifeBuoy, tint: 'team', path: '/profile/helpDesk' },
}

interface NumberTileProps {
  tile: TileKey
  /** The number; undefined while it loads. */
  number: TileNumber | undefined
}

/** A tile with a number. It links to the list, if the person may open that page. */
export function NumberTile({ tile, number }: NumberTileProps) {
  const isOpenPath = useIsOpenPath()
  const { path, search = '' } = LOOKS[tile]
  const content = <TileContent tile={tile} number={number} />
  if (!isOpenPath(path)) return <div className={styles.tile}>{content}</div>
  return (
    <Link href={`${path}${search}`} className={classNames(styles.tile, styles.link)}>
      {content}
    </Link>
  )
}

/** Placeholder of a tile whose name is not known yet. */
export function TileOutline() {
  return (
    <div className={styles.tile}>
      <span className={styles.label}>
        <Skeleton width="w50" />
      </span>
      <span className={styles.figure}>
        <Skeleton width="w30" />
      </span>
      <span className={styles.caption}>
        <Skeleton width="w70" />
      </span>
    </div>
  )
}

function TileContent({ tile, number }: NumberTileProps) {
  const { icon, tint } = LOOKS[tile]
  const tileText = useTileText()
  return (
    <>
      <span className={styles.label}>{tileText(tile)}</span>
      <span className={styles.figure}>
        {number ? <Figure {...number} /> : <Skeleton width="w30" />}
      </span>
      <span className={styles.sign}>
        <Glyph of={icon} tint={tint} />
      </span>
      <span className={styles.caption}>
        {number ? <Caption {...number} /> : <Skeleton width="w50" />}
      </span>
    </>
  )
}

function Figure({ count, isMore }: TileNumber) {
  const { t } = useTranslation('dashboard')
  const { intlLocale } = useLocale()
  if (count === undefined) return '–'
  return isMore ? t('orMore', { number: count }) : new Intl.NumberFormat(intlLocale).format(count)
}

function Caption({ count, facts }: TileNumber) {
  const { t } = useTranslation('dashboard')
  const listText = useListText()
  if (count === undefined) return t('notCounted')
  const say = ({ name, count: number }: TileFact) => t(`fact.${name}`, { number })
  /** Parts of a number may overlap, which the text says, unless one of them is the total. */
  const isOverlapping = facts.length > 1 && facts.every(({ name }) => name !== 'total')
  const told = (parts: TileFact[]) => {
    const text = listText(parts.map(say))
    return isOverlapping ? t('overlapping', { facts: text }) : text
  }
  const [due, others] = [facts.filter(isUrgent), facts.filter((fact) => !isUrgent(fact))]
  return (
    <>
      {due.length > 0 && <strong className={styles.urgent}>{listText(due.map(say))}</strong>}
      {due.length > 0 && others.length > 0 && <br />}
      {others.length > 0 && told(others)}
    </>
  )
}

const isUrgent = ({ name }: TileFact) => name === 'due' || name === 'ending'
