import { Send, ShoppingBag } from 'lucide'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartItem } from '../../entities/cart/model'
import type { CartState } from '../../entities/cart/useCart'
import { UnsavedGuard } from '../../shared/blocks/form/UnsavedGuard'
import { useFirstWrong } from '../../shared/blocks/form/useFirstWrong'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import { TextArea } from '../../shared/ui/TextArea'
import styles from './Cart.module.css'
import { CartLine } from './CartLine'
import { EndOfAll } from './EndOfAll'
import { SentRequests } from './SentRequests'
import type { CartFacts } from './useCartFacts'
import type { SentRequest } from './useSentRequests'
import type { Submission } from './useSubmission'
import { WhoGetsWhat } from './WhoGetsWhat'

interface CartPanelProps {
  state: CartState
  facts: CartFacts
  submission: Submission
  onEdit: (item: CartItem) => void
  sent: readonly SentRequest[]
}

/** The cart: its items, its recipients, and the reason. */
export function CartPanel({ ref, ...props }: CartPanelProps & { ref: Ref<HTMLElement> }) {
  const { state, facts, submission, sent, ...acts } = props
  const { t } = useTranslation('requests')
  const { items } = state.cart
  return (
    <section ref={ref} className={styles.cart} aria-label={t('cart.title')} tabIndex={-1}>
      <header className={styles.head}>
        <h2>{t('cart.title')}</h2>
        <span className={styles.count}>{t('cart.number', { value: items.length })}</span>
        {items.length > 0 && <span className={styles.kept}>{t('cart.kept')}</span>}
      </header>
      <SentRequests of={sent} you={facts.self.id} />
      {items.length === 0 ? (
        <p className={styles.empty}>
          <Icon of={ShoppingBag} />
          {t('cart.empty')}
        </p>
      ) : (
        <Filled state={state} facts={facts} submission={submission} {...acts} />
      )}
    </section>
  )
}

function Filled({ state, facts, submission, onEdit }: Omit<CartPanelProps, 'sent'>) {
  const { t } = useTranslation('requests')
  const { cart } = state
  const { count, errors, isTried, attempts, submit, sending } = submission
  return (
    <>
      <ul className={styles.lines}>
        {facts.plannedItems.map((planned) => (
          <CartLine
            key={planned.item.permission.id}
            planned={planned}
            state={state}
            facts={facts}
            isTried={isTried}
            onEdit={onEdit}
          />
        ))}
      </ul>
      <div ref={useFirstWrong<HTMLDivElement>(attempts)} className={styles.sum}>
        {cart.isForOthers && <WhoGetsWhat facts={facts} />}
        <EndOfAll state={state} />
        <TextArea
          label={t('reason')}
          isRequired
          value={cart.reason}
          onChange={state.setReason}
          error={errors.reason}
        />
        {count === 0 && !errors.recipients && facts.isKnown && (
          <p className={styles.wait}>{t(cart.isForOthers ? 'cart.nobody' : 'cart.nothing')}</p>
        )}
        <UnderWay facts={facts} submission={submission} />
        <Button
          variant="primary"
          icon={Send}
          isPending={sending !== undefined}
          isDisabled={!facts.isKnown || (count === 0 && !needsPeople(state))}
          onPress={() => void submit()}
        >
          {count === 0 ? t('submitNothing') : t('submit', { count })}
        </Button>
      </div>
    </>
  )
}

/**
 * The progress of loading the recipients' permissions and of sending the cart. People who leave the page while it is
 * sent are asked first.
 */
function UnderWay({ facts, submission }: Pick<CartPanelProps, 'facts' | 'submission'>) {
  const { t } = useTranslation('requests')
  const { left, total } = facts.looked
  const { sending } = submission
  return (
    <>
      {left > 0 && total > 1 && <Progress of="looked" done={total - left} total={total} />}
      {sending && <UnsavedGuard title={t('cart.leaveTitle')} text={t('cart.leaveText')} />}
      {sending && sending.total > 1 && <Progress of="sent" {...sending} />}
    </>
  )
}

interface ProgressProps {
  of: 'looked' | 'sent'
  done: number
  total: number
}

/** A progress bar with a text. */
function Progress({ of, done, total }: ProgressProps) {
  const { t } = useTranslation('requests')
  return (
    <p className={styles.wait}>
      {t(`cart.${of}`, { done, total })}
      <progress className={styles.progress} value={done} max={total} aria-hidden />
    </p>
  )
}

/** Whether recipients are missing. The send button stays enabled and says so when it is pressed. */
function needsPeople({ cart }: CartState): boolean {
  return cart.isForOthers && cart.recipients.length === 0
}
