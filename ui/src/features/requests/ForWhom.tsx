import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipient } from '../../entities/cart/model'
import type { CartState } from '../../entities/cart/useCart'
import { groupTab } from '../../entities/group/pickerTab'
import { permissionTab } from '../../entities/permission/pickerTab'
import { teamTab } from '../../entities/team/pickerTab'
import { userTab } from '../../entities/user/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { numberSetting } from '../../shared/platform/session/clientSettings'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import styles from './ForWhom.module.css'

const NONE: string[] = []

/** The administration domains whose administrators may see who has a role or resource. Source: docs/assumptions.md A-329. */
const TYPES = [
  { domain: 'ROLES', type: 'ROLE' },
  { domain: 'RESOURCES', type: 'RESOURCE' },
] as const

interface ForWhomProps {
  state: CartState
  /** Whether the caller may request for themselves only. */
  isForSelfOnly: boolean
  error: string | undefined
}

/** Chooses the recipients: oneself, or others by name, group, team, or as holders of a role or resource. */
export function ForWhom({ state, isForSelfOnly, error }: ForWhomProps) {
  const { t } = useTranslation('requests')
  const { cart } = state
  const proxied = useProxiedUser()
  if (isForSelfOnly && !cart.isForOthers) return null
  return (
    <section className={styles.bar} aria-label={t('for.label')}>
      <div className={styles.choice}>
        <span className={styles.label} aria-hidden>
          {t('for.label')}
        </span>
        <SegmentedButtons
          label={t('for.label')}
          options={[
            { id: 'me', label: proxied?.fullName ?? t('for.me') },
            { id: 'others', label: t('for.others') },
          ]}
          value={cart.isForOthers ? 'others' : 'me'}
          onChange={(id) => state.chooseWhom(id === 'others')}
        />
      </div>
      {cart.isForOthers && (
        <Others recipients={cart.recipients} onChange={state.setRecipients} error={error} />
      )}
    </section>
  )
}

interface OthersProps {
  recipients: readonly Recipient[]
  onChange: (recipients: readonly Recipient[]) => void
  error: string | undefined
}

function Others({ recipients, onChange, error }: OthersProps) {
  const { t } = useTranslation('requests')
  const { client, rights } = useBootstrap()
  const limit = useSearchLimit()
  const { domains = NONE } = rights
  const tabs = useMemo(() => {
    const about = { clientId: client.id }
    const holdersOf = TYPES.filter(({ domain }) => domains.includes(domain)).map(({ type }) => type)
    return [
      userTab({ ...about, from: 'robUsers', searchLimit: limit }),
      groupTab({ ...about, from: 'robGroups' }),
      teamTab({ robTeam: true }),
      ...(holdersOf.length > 0 ? [permissionTab({ holdersOf })] : []),
    ] as const
  }, [client.id, domains, limit])
  return (
    <div className={styles.others}>
      <EntityPicker
        label={t('for.who')}
        hint={t('for.paste')}
        tabs={tabs}
        selection="multi"
        hasClear
        value={recipients}
        onChange={(items) => onChange(items.flatMap(toRecipient))}
        error={error}
      />
    </div>
  )
}

/**
 * The most people that a search finds, if the settings limit it.
 *
 * Source: SPEC 8 "User calls"; docs/assumptions.md A-300.
 */
function useSearchLimit(): number | undefined {
  const { t } = useTranslation('requests')
  const dispatch = useAppDispatch()
  const { config } = useBootstrap().client
  const limit = numberSetting(config, 'customization', 'maxUserSearchLimit', 0)
  useEffect(() => {
    if (limit > 0) return
    dispatch(showFeedback({ id: 'searchLimit', status: -1, text: t('for.noLimit') }))
  }, [limit, dispatch, t])
  return limit > 0 ? limit : undefined
}

function toRecipient({ type, id, name, isGroupAssignment }: PickerItem): Recipient[] {
  if (type !== 'user' && type !== 'group' && type !== 'team') return []
  return [{ type, id, name, isGroupAssignment }]
}
