import { CalendarDays, CircleX, FilePen, UserPlus, X, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button as LinkButton } from 'react-aria-components/Button'
import type { CartItem, Recipient } from '../../entities/cart/model'
import type { CartState } from '../../entities/cart/useCart'
import { PermissionGlyph } from '../../entities/permission/ui/PermissionGlyph'
import { useListText } from '../../i18n/useListText'
import { Icon } from '../../shared/ui/Icon'
import { IconButton } from '../../shared/ui/IconButton'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './Cart.module.css'
import { ConflictNote } from './ConflictNote'
import type { CartFacts } from './useCartFacts'
import { useDatesText } from './useDatesText'

interface CartLineProps {
  item: CartItem
  state: CartState
  facts: CartFacts
  /** Whether it was tried to send: then it is said what is missing. */
  isTried: boolean
  onEdit: (item: CartItem) => void
}

/** One thing of the cart: when, who has it already, who did not get it, and what is in its way. */
export function CartLine({ item, state, facts, isTried, onEdit }: CartLineProps) {
  const { t } = useTranslation('requests')
  const datesText = useDatesText()
  const { id, name, kind } = item.permission
  const wanted = facts.wishes.find((wish) => wish.item === item)?.recipients ?? []
  const edit = { name, onPress: () => onEdit(item) }
  const conflicts = facts.conflicts.filter(({ itemId }) => itemId === id)
  return (
    <li className={styles.line}>
      <PermissionGlyph kind={kind} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.under}>
          {state.cart.isForOthers && <span>{t('cart.people', { total: wanted.length })}</span>}
          {item.form && <Edit {...edit} icon={FilePen} text={t('cart.form')} />}
          {(!item.form || item.until !== undefined) && (
            <Edit {...edit} icon={CalendarDays} text={datesText(item)} />
          )}
        </p>
        {item.form?.isIncomplete && (
          <p className={styles.failure} role="alert">
            <Icon of={CircleX} size="s" />
            {t('cart.formIncomplete')}
          </p>
        )}
        <Notes item={item} state={state} facts={facts} />
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

interface EditProps {
  icon: LucideIcon
  text: string
  /** Of the thing. */
  name: string
  onPress: () => void
}

/** Leads to what was said about the thing. */
function Edit({ icon, text, name, onPress }: EditProps) {
  return (
    <LinkButton className={styles.text ?? ''} onPress={onPress}>
      <Icon of={icon} size="xs" />
      {text} <VisuallyHidden>{name}</VisuallyHidden>
    </LinkButton>
  )
}

type NotesProps = Pick<CartLineProps, 'item' | 'state' | 'facts'>

function Notes({ item, state, facts }: NotesProps) {
  const { t } = useTranslation('requests')
  const listText = useListText()
  const namesOf = (people: readonly Recipient[]) => listText(people.map(({ name }) => name))
  const all = facts.recipients
  const having = all.filter((each) => facts.eligibility(item, each) === 'has')
  const leftOut = all.filter(({ id }) => item.leftOut.includes(id))
  const isOwn = !state.cart.isForOthers && facts.self.id === facts.you
  return (
    <>
      {having.length > 0 && (
        <p className={styles.under}>
          {isOwn ? t('cart.youHave') : t('cart.has', { names: namesOf(having) })}
        </p>
      )}
      {item.failures.map(({ recipient, reason }) => (
        <p key={recipient.id} className={styles.failure}>
          <Icon of={CircleX} size="s" />
          <span>
            <bdi>{t('cart.failed', { name: recipient.name })}</bdi> <bdi>{reason}</bdi>
          </span>
        </p>
      ))}
      {leftOut.map(({ id, name }) => (
        <p key={id} className={styles.under}>
          <span>{t('cart.leftOut', { name })}</span>
          <LinkButton
            className={styles.text ?? ''}
            onPress={() =>
              state.changeItem(item.permission.id, {
                leftOut: item.leftOut.filter((each) => each !== id),
              })
            }
          >
            <Icon of={UserPlus} size="xs" />
            {t('cart.include', { name })}
          </LinkButton>
        </p>
      ))}
    </>
  )
}
