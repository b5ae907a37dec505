import { useStore, type NodeProps } from '@xyflow/react'
import { classNames } from '../../shared/ui/classNames'
import { cardIdOf } from './cardId'
import type { PersonNode } from './chartNodes'
import { FoldButton } from './FoldButton'
import { isFarAway } from './farAway'
import { KindSign } from './KindSign'
import styles from './OrgChart.module.css'

/** The card of a person or entity, with the number of its children. A press on the card opens the popup with details. */
export function PersonCard({ id, data }: NodeProps<PersonNode>) {
  const isFar = useStore(isFarAway)
  const { card, shape, isRoot, isActive } = data
  return (
    <div
      id={cardIdOf(id)}
      role="group"
      aria-label={[card.name, ...card.lines].join(' · ')}
      aria-current={isRoot || undefined}
      className={classNames(styles.mate, styles[shape], isFar && styles.far)}
      data-active={isActive}
    >
      {!isFar && <CardContent data={data} />}
    </div>
  )
}

function CardContent({ data }: Pick<PersonNode, 'data'>) {
  const { card, kind, shape, fold, total } = data
  const { name, photo, lines } = card
  const [first, second] = lines
  return (
    <>
      <div className={styles.person}>
        <KindSign kind={kind} name={name} photo={photo} size={shape === 'card' ? 'm' : 'default'} />
        <div className={styles.words}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          {first && (
            <span className={styles.sub} dir="auto">
              {first}
            </span>
          )}
        </div>
      </div>
      {shape === 'card' && (
        <p className={styles.line} dir="auto">
          {second}
        </p>
      )}
      {fold && <FoldButton name={name} fold={fold} total={total} />}
    </>
  )
}
