import { Send, ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CartItem } from '../../entities/cart/model'
import type { CartState } from '../../entities/cart/useCart'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import { TextArea } from '../../shared/ui/TextArea'
import styles from './Cart.module.css'
import { CartLine } from './CartLine'
import type { CartFacts } from './useCartFacts'
import type { Submission } from './useSubmission'
import { WhoGetsWhat } from './WhoGetsWhat'

interface CartPanelProps {
  state: CartState
  facts: CartFacts
  submission: Submission
  onEdit: (item: CartItem) => void
}

/** What is asked for, for whom, and why. */
export function CartPanel({ state, facts, submission, onEdit }: CartPanelProps) {
  const { t } = useTranslation('requests')
  const { items } = state.cart
  return (
    <section className={styles.cart} aria-label={t('cart.title')} id="cart">
      <header className={styles.head}>
        <h2>{t('cart.title')}</h2>
        <span className={styles.count}>{t('cart.number', { value: items.length })}</span>
        {items.length > 0 && <span className={styles.kept}>{t('cart.kept')}</span>}
      </header>
      {items.length === 0 ? (
        <p className={styles.empty}>
          <Icon of={ShoppingBag} />
          {t('cart.empty')}
        </p>
      ) : (
        <Filled state={state} facts={facts} submission={submission} onEdit={onEdit} />
      )}
    </section>
  )
}

function Filled({ state, facts, submission, onEdit }: CartPanelProps) {
  const { t } = useTranslation('requests')
  const { cart } = state
  const { count, errors, isBusy, isTried, submit } = submission
  return (
    <>
      <ul className={styles.lines}>
        {cart.items.map((item) => (
          <CartLine
            key={item.permission.id}
            item={item}
            state={state}
            facts={facts}
            isTried={isTried}
            onEdit={onEdit}
          />
        ))}
      </ul>
      <div className={styles.sum}>
        {cart.isForOthers && <WhoGetsWhat items={cart.items} facts={facts} />}
        <TextArea
          label={t('reason')}
          isRequired
          value={cart.reason}
          onChange={state.setReason}
          error={errors.reason}
        />
        {count === 0 && !errors.recipients && facts.isKnown && (
          <p className={styles.wait}>{t('cart.nobody')}</p>
        )}
        <Button
          variant="primary"
          icon={Send}
          isPending={isBusy}
          isDisabled={!facts.isKnown || (count === 0 && !needsPeople(state))}
          onPress={() => void submit()}
        >
          {t('submit', { count })}
        </Button>
      </div>
    </>
  )
}

/** Then pressing the button says so. */
function needsPeople({ cart }: CartState): boolean {
  return cart.isForOthers && cart.recipients.length === 0
}
