import { useTranslation } from 'react-i18next'
import type { CartState } from '../../entities/cart/useCart'
import { DatePicker } from '../../shared/blocks/form/DatePicker'
import { dayAfter, isPast } from './dayAfter'

/** Sets the end date of all items in the cart. The dialog of an item sets that of one item. */
export function EndOfAll({ state }: { state: CartState }) {
  const { t } = useTranslation('requests')
  const { items } = state.cart
  if (items.length < 2) return null
  const isOver = items.some(({ until }) => until !== undefined && isPast(until))
  const [first, ...others] = items.map(({ until }) => until)
  const change = (until: string | undefined) => {
    for (const { permission } of items) state.changeItem(permission.id, { until })
  }
  return (
    <DatePicker
      label={t('cart.endOfAll')}
      min={dayAfter(undefined, { count: 1, unit: 'D' })}
      value={others.every((until) => until === first) ? first : undefined}
      onChange={change}
      error={isOver ? t('problem.endsPast') : undefined}
    />
  )
}
