import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CartState } from '../../entities/cart/useCart'

/** Adds the people whom the address names to the recipients, and removes the names from the address. */
export function useNamedRecipients({ cart, chooseWhom, setRecipients }: CartState) {
  const [params, setParams] = useSearchParams()
  const ids = params.getAll('for')
  const take = useEffectEvent(() => {
    const names = params.getAll('name')
    const people = ids.map((id, at) => ({ type: 'user' as const, id, name: names[at] ?? id }))
    chooseWhom(true)
    setRecipients([...cart.recipients.filter(({ id }) => !ids.includes(id)), ...people])
    const rest = new URLSearchParams(params)
    rest.delete('for')
    rest.delete('name')
    setParams(rest, { replace: true })
  })
  const named = ids.join(' ')
  useEffect(() => {
    if (named !== '') take()
  }, [named])
}
