import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CartState } from '../../entities/cart/useCart'

/** Adds the person whom the address names to the recipients, and removes the name from the address. */
export function useNamedRecipient({ cart, chooseWhom, setRecipients }: CartState) {
  const [params, setParams] = useSearchParams()
  const id = params.get('for')
  const take = useEffectEvent((dn: string) => {
    const others = cart.recipients.filter((each) => each.id !== dn)
    chooseWhom(true)
    setRecipients([...others, { type: 'user', id: dn, name: params.get('name') ?? dn }])
    const rest = new URLSearchParams(params)
    rest.delete('for')
    rest.delete('name')
    setParams(rest, { replace: true })
  })
  useEffect(() => {
    if (id !== null) take(id)
  }, [id])
}
