import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Recipient } from '../../entities/cart/model'
import type { CartState } from '../../entities/cart/useCart'
import { getUser } from '../../entities/user/api'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** Adds the people whom the address names to the recipients, and removes the names from the address. */
export function useNamedRecipients({ cart, chooseWhom, setRecipients }: CartState) {
  const [params, setParams] = useSearchParams()
  const ids = params.getAll('for')
  const readPerson = usePersonReader()
  const clean = () => {
    const rest = new URLSearchParams(params)
    rest.delete('for')
    rest.delete('name')
    setParams(rest, { replace: true })
  }
  const add = useEffectEvent((people: readonly Recipient[]) => {
    if (people.length === 0) return
    const added = people.map(({ id }) => id)
    chooseWhom(true)
    setRecipients([...cart.recipients.filter(({ id }) => !added.includes(id)), ...people])
  })
  const take = useEffectEvent(async () => {
    const names = params.getAll('name')
    clean()
    const people = await Promise.all(ids.map((id, at) => readPerson(id, names[at])))
    add(people.filter((person) => person !== undefined))
  })
  const named = ids.join(' ')
  useEffect(() => {
    if (named !== '') void take()
  }, [named])
}

/**
 * Makes a recipient of a DN and a name. A missing name is loaded; if that fails, a message says so, and there is no
 * recipient. Source: docs/assumptions.md A-785.
 */
function usePersonReader() {
  const { t } = useTranslation('requests')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const clientId = useBootstrap().client.id
  return async (id: string, name: string | undefined): Promise<Recipient | undefined> => {
    if (name) return { type: 'user', id, name }
    const { data, error } = await dispatch(
      getUser.initiate({ dn: id, clientId }, { subscribe: false }),
    )
    if (data) return { type: 'user', id, name: data.fullName }
    const text = `${t('for.notAdded', { id })} ${errorText(error)}`
    dispatch(showFeedback({ id: `notAdded ${id}`, status: -1, text }))
    return undefined
  }
}
