import type { ChartCard } from '../../entities/orgchart/model'
import { useLocale } from '../../i18n/useLocale'
import { Avatar } from '../../shared/ui/Avatar'
import { classNames } from '../../shared/ui/classNames'
import { TextLink } from '../../shared/ui/TextLink'
import { toUser } from '../users/routes'
import { FoldButton } from './FoldButton'
import styles from './OrgChart.module.css'
import type { Shape } from './layout'

interface PersonCardProps {
  card: ChartCard
  shape: Shape
  isRoot: boolean
  canFold: boolean
}

/** Somebody in the chart: who they are, the way to their page, and who is below them. */
export function PersonCard({ card, shape, isRoot, canFold }: PersonCardProps) {
  const { direction } = useLocale()
  const { dn, name, photo, lines } = card
  const [first, second] = lines
  return (
    <div
      className={classNames(styles.mate, styles[shape])}
      dir={direction}
      aria-current={isRoot || undefined}
    >
      <div className={styles.person}>
        <Avatar name={name} image={photo} size={shape === 'card' ? 'm' : 'default'} />
        <div className={styles.words}>
          <span className={styles.name} dir="auto">
            <TextLink href={toUser(dn)} quiet>
              {name}
            </TextLink>
          </span>
          {first && (
            <span className={styles.sub} dir="auto">
              {first}
            </span>
          )}
        </div>
      </div>
      {shape === 'card' && <p className={styles.line}>{second}</p>}
      {canFold && <FoldButton card={card} />}
    </div>
  )
}
