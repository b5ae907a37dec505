import { useTranslation } from 'react-i18next'
import { useGroupSizes } from '../../entities/group/useGroupSizes'
import type { ProxyFields } from '../../entities/proxy/proxyChange'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'

/**
 * For more people than this, or for an unknown number, the name of the proxy has to be typed.
 * Source: docs/assumptions.md A-682.
 */
const MANY = 100

interface ProxyQuestionProps {
  about: ProxyFields
  verb: string
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks whether a person may act for these people, and shows their number. */
export function ProxyQuestion({ about, ...answer }: ProxyQuestionProps) {
  const { t } = useTranslation('proxies')
  const { person, actsFor, lastDay } = about
  const people = usePeopleOf(about)
  const proxy = person[0]?.name ?? ''
  const names = actsFor.map(({ name }) => name)
  const hasMany = actsFor.some(({ type }) => type !== 'user')
  return (
    <ConfirmDialog
      kind="change"
      title={t('ask.title', { proxy, names })}
      consequence={t('ask.consequence', { proxy })}
      typed={people === undefined || people > MANY ? proxy : undefined}
      {...answer}
    >
      {hasMany && <p>{t('ask.many')}</p>}
      {hasMany && people !== undefined && <p>{t('ask.people', { number: people })}</p>}
      {lastDay === '' && <p>{t('ask.noEnd')}</p>}
    </ConfirmDialog>
  )
}

/**
 * The number of people acted for; undefined with a container, or when the size of a group is
 * unknown.
 */
function usePeopleOf({ actsFor }: ProxyFields): number | undefined {
  const dnsOf = (wanted: string) => actsFor.flatMap(({ type, id }) => (type === wanted ? [id] : []))
  const groups = dnsOf('group')
  const { total: members } = useGroupSizes(groups)
  if (dnsOf('container').length > 0) return undefined
  const named = dnsOf('user').length
  if (groups.length === 0) return named
  return members === undefined ? undefined : named + members
}
