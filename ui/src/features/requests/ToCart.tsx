import { ShoppingBag } from 'lucide'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/Button'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './RequestsPage.module.css'

interface ToCartProps {
  count: number
  cart: RefObject<HTMLElement | null>
}

/** Says how many items are in the cart. Where the cart is below the catalog, a button at the edge of the window leads to it. */
export function ToCart({ count, cart }: ToCartProps) {
  const { t } = useTranslation('requests')
  const words = `${t('cart.title')} · ${t('cart.number', { value: count })}`
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count > 0 && words}</span>
      </VisuallyHidden>
      {count > 0 && (
        <div className={styles.way} data-stays>
          <Button icon={ShoppingBag} onPress={() => cart.current?.focus()}>
            {words}
          </Button>
        </div>
      )}
    </>
  )
}
