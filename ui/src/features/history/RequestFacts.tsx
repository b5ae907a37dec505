import { useTranslation } from 'react-i18next'
import type { AccessRequest } from '../../entities/request/model'
import { RequestOperation } from '../../entities/request/ui/RequestOperation'
import { Facts } from '../../shared/blocks/page/Facts'
import { Moment } from '../../entities/request/ui/Moment'
import { PartyLink } from './PartyLink'

/** The facts of a request; those that the server does not send are left out. */
export function RequestFacts({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('history')
  const { kind, operation, proxy, reason, confirmationNumber, expiresAt, effectiveAt } = request
  const facts = [
    { key: 'recipient', content: <PartyLink place="page" party={request.recipient} /> },
    { key: 'requester', content: <PartyLink place="page" party={request.requester} /> },
    { key: 'proxy', content: proxy && <PartyLink place="page" party={proxy} /> },
    {
      key: 'operation',
      content: operation !== undefined && kind !== 'prd' && (
        <RequestOperation kind={kind} code={operation} />
      ),
    },
    { key: 'reason', content: reason && <span dir="auto">{reason}</span> },
    { key: 'requested', content: <Moment at={request.requestedAt} /> },
    { key: 'effective', content: effectiveAt !== undefined && <Moment at={effectiveAt} /> },
    { key: 'expires', content: expiresAt === undefined ? t('never') : <Moment at={expiresAt} /> },
    { key: 'number', content: confirmationNumber && <bdi>{confirmationNumber}</bdi> },
  ] as const
  const known = facts.filter(({ content }) => Boolean(content))
  return <Facts facts={known.map((fact) => ({ ...fact, label: t(`column.${fact.key}`) }))} />
}
