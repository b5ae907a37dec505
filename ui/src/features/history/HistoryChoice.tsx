import { useTranslation } from 'react-i18next'
import { useFindObservedUsersQuery } from '../../entities/user/api'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import { useBootstrap } from '../../shared/session/useBootstrap'
import styles from './HistoryChoice.module.css'
import { REQUEST_KINDS } from './kind'
import { ObservedPerson } from './ObservedPerson'
import type { HistoryScope } from './useHistoryScope'

/** Which requests are listed: of which kind and, for who may see those of others, whose. */
export function HistoryChoice({ scope }: { scope: HistoryScope }) {
  const { t } = useTranslation('history')
  const maySeeOthers = useMaySeeOthers()
  const kinds = REQUEST_KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }))
  return (
    <div className={styles.choice}>
      <SegmentedButtons
        label={t('filter.kind')}
        options={[{ id: 'all', label: t('kinds.all') }, ...kinds]}
        value={scope.kind ?? 'all'}
        onChange={(kind) => scope.showKind(kind === 'all' ? undefined : kind)}
      />
      {maySeeOthers && (
        <div className={styles.person}>
          <ObservedPerson scope={scope} />
        </div>
      )}
    </div>
  )
}

/** Whether the server names anybody else whose requests may be seen. */
function useMaySeeOthers(): boolean {
  const { client, user } = useBootstrap()
  const asked = { query: '', page: 0, clientId: client.id, outputFields: NO_FIELDS }
  const { data } = useFindObservedUsersQuery(asked)
  return data?.items.some(({ id }) => id !== user.dn) === true || data?.isTooMany === true
}

const NO_FIELDS: readonly string[] = []
