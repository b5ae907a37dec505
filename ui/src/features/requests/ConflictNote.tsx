import { Minus, TriangleAlert } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { CartItem, Conflict } from '../../entities/cart/model'
import type { CartState } from '../../entities/cart/useCart'
import { useListText } from '../../i18n/useListText'
import { Button } from '../../shared/ui/Button'
import { FirstFew } from '../../shared/ui/FirstFew'
import { Icon } from '../../shared/ui/Icon'
import { TextArea } from '../../shared/ui/TextArea'
import { useDateFormat } from '../../shared/blocks/values/useDateFormat'
import styles from './Conflict.module.css'

/** How many conflicts, and how many people, are listed at first. */
const FEW = 3

interface ConflictNoteProps {
  item: CartItem
  conflicts: readonly Conflict[]
  state: CartState
  /** DN of the person whom texts call "you". */
  you: string
  isTried: boolean
}

/**
 * Names the people who would have two roles that exclude each other, and asks for a justification or leaves these
 * people out.
 */
export function ConflictNote({ item, conflicts, state, you, isTried }: ConflictNoteProps) {
  const { t } = useTranslation('requests')
  const listText = useListText()
  const { id, name: permission } = item.permission
  const rules = [...new Set(conflicts.map(({ ruleName }) => ruleName))]
  const isMissing = isTried && item.justification.trim() === ''
  const people = peopleOf(conflicts)
  const leaveOut = (ids: readonly string[]) =>
    state.changeItem(id, { leftOut: [...item.leftOut, ...ids] })
  return (
    <div className={styles.conflict} role="group" aria-label={t('conflict.label', { permission })}>
      <FirstFew
        className={styles.pairs}
        lines={conflicts}
        atFirst={FEW}
        id={({ ruleId, recipient }) => `${ruleId} ${recipient.id}`}
        draw={(conflict) => <Pair conflict={conflict} you={you} />}
      />
      <TextArea
        label={t('conflict.why')}
        hint={t('conflict.whyHint', { rules: listText(rules) })}
        isRequired
        value={item.justification}
        onChange={(justification) => state.changeItem(id, { justification })}
        error={isMissing ? t('problem.required') : undefined}
      />
      {state.cart.isForOthers && people.length > 1 && (
        <Button size="small" icon={Minus} onPress={() => leaveOut(people.map((each) => each.id))}>
          {t('conflict.leaveAllOut', { permission, total: people.length })}
        </Button>
      )}
      {state.cart.isForOthers && (
        <FirstFew
          className={styles.people}
          lines={people}
          atFirst={FEW}
          id={(each) => each.id}
          draw={({ id: dn, name }) => (
            <Button size="small" icon={Minus} onPress={() => leaveOut([dn])}>
              {t('conflict.leaveOut', { name, permission })}
            </Button>
          )}
        />
      )}
    </div>
  )
}

function Pair({ conflict, you }: { conflict: Conflict; you: string }) {
  const { t } = useTranslation('requests')
  const format = useDateFormat()
  const { recipient, itemName, other } = conflict
  const otherSide = () => {
    if (other.isInCart) return t('conflict.inCart')
    if (other.isOnItsWay) return t('conflict.onItsWay')
    if (other.since === undefined) return t('conflict.held')
    return t('conflict.heldSince', { day: format.day(other.since) })
  }
  return (
    <div className={styles.pair}>
      <p className={styles.title}>
        <Icon of={TriangleAlert} size="s" />
        {recipient.id === you
          ? t('conflict.titleSelf')
          : t('conflict.title', { name: recipient.name })}
      </p>
      <ul className={styles.versus}>
        <li>
          <bdi>{itemName}</bdi>
          <span>{t('conflict.inCart')}</span>
        </li>
        <li>
          <bdi>{other.name}</bdi>
          <span>{otherSide()}</span>
        </li>
      </ul>
    </div>
  )
}

function peopleOf(conflicts: readonly Conflict[]) {
  return [...new Map(conflicts.map(({ recipient }) => [recipient.id, recipient])).values()]
}
