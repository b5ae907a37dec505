import { CircleAlert, CircleCheck, CircleDashed, CircleX, Link2, Plus, RefreshCw, X } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../shared/blocks/validation/useProblemText'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import { IconButton } from '../../shared/ui/IconButton'
import { TextField } from '../../shared/ui/TextField'
import { classNames } from '../../shared/ui/classNames'
import { isOver, type PlanItem, type Verdict } from './plan'
import styles from './PlanPane.module.css'
import { useVerdictText } from './useVerdictText'

interface PlanRowProps {
  item: PlanItem
  /** The name of a new resource. */
  name: string
  verdict: Verdict
  isLocked: boolean
  onRename: (name: string) => void
  /** Sends the item again. */
  onRetry: () => void
  onRemove: () => void
}

const SIGNS = {
  create: { icon: Plus, tone: styles.ok },
  map: { icon: Link2, tone: styles.ok },
  mapped: { icon: CircleCheck, tone: styles.ok },
  unknown: { icon: CircleDashed, tone: styles.quiet },
  taken: { icon: CircleAlert, tone: styles.ask },
  wrong: { icon: CircleAlert, tone: styles.ask },
  twice: { icon: CircleAlert, tone: styles.ask },
  refused: { icon: CircleX, tone: styles.no },
  notFound: { icon: CircleX, tone: styles.no },
} as const

/** Verdicts with which an item can be sent. */
const DOABLE = new Set<Verdict['kind']>(['create', 'map'])
const NAMED = new Set<Verdict['kind']>(['create', 'taken', 'wrong', 'twice'])

/** One value: its action, the name of its resource, and the button that removes it from the plan. */
export function PlanRow(props: PlanRowProps) {
  const { item, verdict, isLocked, onRemove } = props
  const { t } = useTranslation('mapResources')
  const textOf = useVerdictText()
  const over = isOver(item)
  const sign = signOf(props)
  const isOpen = !over && !isLocked
  const hasName = !over && item.made === undefined && NAMED.has(verdict.kind)
  return (
    <li className={styles.item}>
      <Icon of={sign.icon} size="s" className={classNames(sign.tone)} />
      <div className={styles.words}>
        <p className={styles.value}>
          <bdi>{item.name}</bdi>
        </p>
        <p className={styles.caption}>{textOf(item, verdict)}</p>
        {hasName && <NameField {...props} />}
        {hasName && verdict.kind === 'create' && verdict.description !== '' && (
          <p className={styles.caption}>
            <bdi>{verdict.description}</bdi>
          </p>
        )}
        {isOpen && <Retry {...props} />}
      </div>
      {isOpen && (
        <IconButton
          size="small"
          icon={X}
          label={t('plan.remove', { name: item.name })}
          onPress={onRemove}
        />
      )}
    </li>
  )
}

function signOf({ item, verdict }: PlanRowProps) {
  if (isOver(item)) return SIGNS.mapped
  return item.failure === undefined ? SIGNS[verdict.kind] : SIGNS.refused
}

/** Sends an item again after a failure, unless it has to be changed first. */
function Retry({ item, verdict, onRetry }: PlanRowProps) {
  const { t } = useTranslation('mapResources')
  if (item.failure === undefined || !DOABLE.has(verdict.kind)) return null
  return (
    <div>
      <Button size="small" variant="quiet" icon={RefreshCw} onPress={onRetry}>
        {t('plan.retry')}
      </Button>
    </div>
  )
}

/** The name of a new resource; it is checked when the field loses the focus. */
function NameField({ item, name, verdict, isLocked, onRename }: PlanRowProps) {
  const { t } = useTranslation('mapResources')
  const problemText = useProblemText()
  const [typed, setTyped] = useState<string>()
  const errors: Partial<Record<Verdict['kind'], string | undefined>> = {
    taken: t('plan.taken'),
    twice: t('plan.twice'),
    wrong: verdict.kind === 'wrong' ? problemText(verdict.problem) : undefined,
  }
  const leave = () => {
    if (typed !== undefined && typed !== name) onRename(typed)
    setTyped(undefined)
  }
  return (
    <>
      <TextField
        label={t('plan.name', { value: item.name })}
        hideLabel
        value={typed ?? name}
        error={errors[verdict.kind]}
        isDisabled={isLocked}
        onChange={setTyped}
        onBlur={leave}
      />
      {verdict.kind === 'taken' && verdict.suggestion !== name && (
        <Button size="small" variant="quiet" onPress={() => onRename(verdict.suggestion)}>
          {t('plan.use', { name: verdict.suggestion })}
        </Button>
      )}
    </>
  )
}
