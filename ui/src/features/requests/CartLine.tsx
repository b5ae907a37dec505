import { CalendarDays, CircleX, FilePen, UserPlus, X, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button as LinkButton } from 'react-aria-components/Button'
import type { CartItem, Recipient } from '../../entities/cart/model'
import type { PlannedItem } from '../../entities/cart/plannedItem'
import type { CartState } from '../../entities/cart/useCart'
import { PermissionGlyph } from '../../entities/permission/ui/PermissionGlyph'
import { useListText } from '../../i18n/useListText'
import { FirstFew } from '../../shared/ui/FirstFew'
import { Icon } from '../../shared/ui/Icon'
import { IconButton } from '../../shared/ui/IconButton'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './Cart.module.css'
import { ConflictNote } from './ConflictNote'
import { isPast } from './dayAfter'
import type { CartFacts } from './useCartFacts'
import { useDatesText } from './useDatesText'

/** How many people are listed by name; of more people the line says how many they are. */
const FEW = 5

interface CartLineProps {
  planned: PlannedItem
  state: CartState
  facts: CartFacts
  /** Whether the person has tried to send the cart: missing entries are marked from then on. */
  isTried: boolean
  onEdit: (item: CartItem) => void
}

/** An item of the cart: its dates, people who already have it, people whose request failed, and conflicts. */
export function CartLine({ planned, state, facts, isTried, onEdit }: CartLineProps) {
  const { t } = useTranslation('requests')
  const datesText = useDatesText()
  const { item, recipients, conflicts } = planned
  const { id, name, kind } = item.permission
  const edit = { name, onPress: () => onEdit(item) }
  return (
    <li className={styles.line}>
      <PermissionGlyph kind={kind} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.under}>
          {state.cart.isForOthers && <span>{t('cart.people', { total: recipients.length })}</span>}
          {item.form && <Edit {...edit} icon={FilePen} text={t('cart.form')} />}
          {(!item.form || item.until !== undefined) && (
            <Edit {...edit} icon={CalendarDays} text={datesText(item)} />
          )}
        </p>
        {item.form?.isIncomplete && <Problem text={t('cart.formIncomplete')} />}
        {item.until !== undefined && isPast(item.until) && <Problem text={t('problem.endsPast')} />}
        <Notes planned={planned} state={state} facts={facts} />
      </div>
      <IconButton
        label={t('removeName', { name })}
        icon={X}
        size="small"
        onPress={() => state.remove(id)}
      />
      {conflicts.length > 0 && (
        <div className={styles.wide}>
          <ConflictNote
            item={item}
            conflicts={conflicts}
            state={state}
            you={facts.you}
            isTried={isTried}
          />
        </div>
      )}
    </li>
  )
}

/** The reason why the item cannot be sent. */
function Problem({ text }: { text: string }) {
  return (
    <p className={styles.failure} role="alert">
      <Icon of={CircleX} size="s" />
      {text}
    </p>
  )
}

interface EditProps {
  icon: IconNode
  text: string
  /** The name of the item. */
  name: string
  onPress: () => void
}

/** Opens the entries of the item. */
function Edit({ icon, text, name, onPress }: EditProps) {
  return (
    <LinkButton className={styles.text ?? ''} onPress={onPress}>
      <Icon of={icon} size="xs" />
      {text} <VisuallyHidden>{name}</VisuallyHidden>
    </LinkButton>
  )
}

type NotesProps = Pick<CartLineProps, 'planned' | 'state' | 'facts'>

function Notes({ planned, state, facts }: NotesProps) {
  const { t } = useTranslation('requests')
  const { item, having, leftOut } = planned
  const { id: itemId } = item.permission
  const isOwn = !state.cart.isForOthers && facts.self.id === facts.you
  const include = (id: string) =>
    state.changeItem(itemId, { leftOut: item.leftOut.filter((each) => each !== id) })
  return (
    <>
      {having.length > 0 && <Having people={having} isOwn={isOwn} />}
      <FirstFew
        lines={item.failures}
        id={({ recipient }) => recipient.id}
        draw={({ recipient, reason }) => (
          <p className={styles.failure}>
            <Icon of={CircleX} size="s" />
            <span>
              <bdi>{t('cart.failed', { name: recipient.name })}</bdi> <bdi>{reason}</bdi>
            </span>
          </p>
        )}
      />
      <FirstFew
        lines={leftOut}
        id={({ id }) => id}
        draw={({ id, name }) => (
          <p className={styles.under}>
            <span>{t('cart.leftOut', { name })}</span>
            <LinkButton className={styles.text ?? ''} onPress={() => include(id)}>
              <Icon of={UserPlus} size="xs" />
              {t('cart.include', { name })}
            </LinkButton>
          </p>
        )}
      />
    </>
  )
}

/** Names the recipients who already have the item, so that it is not requested for them. */
function Having({ people, isOwn }: { people: readonly Recipient[]; isOwn: boolean }) {
  const { t } = useTranslation('requests')
  const listText = useListText()
  const text = () => {
    if (isOwn) return t('cart.youHave')
    if (people.length > FEW) return t('cart.hasMany', { total: people.length })
    return t('cart.has', { names: listText(people.map(({ name }) => name)) })
  }
  return <p className={styles.under}>{text()}</p>
}
