import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  listRootContainers,
  useGiveGrantsMutation,
  useTakeGrantsMutation,
} from '../../entities/administrator/api'
import {
  kindOf,
  type Administrator,
  type Grant,
  type Named,
} from '../../entities/administrator/model'
import { containerTab } from '../../entities/container/pickerTab'
import { prdTab } from '../../entities/request-definition/pickerTab'
import { resourceTab } from '../../entities/resource/pickerTab'
import { roleTab } from '../../entities/role/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { mergeOutcomes } from '../../shared/platform/store/outcome'
import { CheckboxGroup } from '../../shared/ui/CheckboxGroup'

interface GrantsDialogProps {
  administrator: Pick<Administrator, 'dn' | 'domain'>
  /** The grant to change; undefined to add one. */
  grant: Grant | undefined
  permissions: readonly Named[]
  onClose: () => void
}

interface GrantFields {
  objects: readonly PickerItem[]
  /** Keys of permissions. */
  keys: readonly string[]
}

/**
 * The form of the permissions for chosen objects or containers, or for one that already has
 * permissions.
 */
export function GrantsDialog(props: GrantsDialogProps) {
  const { administrator, grant, permissions, onClose } = props
  const { t } = useTranslation('administrators')
  const tabs = useObjectTabs(administrator.domain)
  const form = useGrantForm(props)
  const words = grant
    ? { title: t('grants.change', { name: grant.name }), verb: t('grants.save') }
    : { title: t('grants.addTitle'), verb: t('grants.add') }
  return (
    <FormDialog form={form} {...words} onClose={onClose}>
      {!grant && <EntityPicker {...form.field('objects')} tabs={tabs} selection="multi" />}
      <CheckboxGroup
        {...form.field('keys')}
        options={permissions.map(({ key, name: text }) => ({ id: key, text }))}
      />
    </FormDialog>
  )
}

function useGrantForm({ administrator, grant, permissions, onClose }: GrantsDialogProps) {
  const { t } = useTranslation('administrators')
  const kinds = useFieldKinds()
  const send = useGrantCalls(administrator.dn)
  const stored: GrantFields = grant
    ? { objects: [toItem(grant)], keys: grant.permissions }
    : { objects: [], keys: [] }
  return useRecordForm<GrantFields>({
    fields: {
      objects: kinds.items({ label: t('grants.objects'), isRequired: true }),
      keys: kinds.choices({
        label: t('grants.permissions'),
        isRequired: grant === undefined,
        textOf: (key) => permissions.find((each) => each.key === key)?.name ?? key,
      }),
    },
    stored,
    draftName: `grants ${administrator.domain} ${administrator.dn} ${grant?.id ?? ''}`,
    onSave: ({ all }) => send(all.objects, all.keys, stored.keys),
    onSaved: onClose,
  })
}

const toItem = ({ id, name, kind }: Grant): PickerItem => ({ type: kindOf(kind), id, name })

/** Grants the added permissions, revokes the removed ones, and shows the outcome of each. */
function useGrantCalls(assignedToDN: string) {
  const { t } = useTranslation('administrators')
  const dispatch = useAppDispatch()
  const [give] = useGiveGrantsMutation()
  const [take] = useTakeGrantsMutation()
  return async (
    objects: readonly PickerItem[],
    keys: readonly string[],
    before: readonly string[],
  ) => {
    const body = (wanted: readonly string[]) => ({
      assignedToDN,
      permissions: objects.flatMap(({ id, type }) =>
        wanted.map((permission) => ({ id, entityType: kindOf(type), permission })),
      ),
    })
    const given = keys.filter((key) => !before.includes(key))
    const taken = before.filter((key) => !keys.includes(key))
    const outcomes = [
      ...(given.length > 0 ? [await give(body(given)).unwrap()] : []),
      ...(taken.length > 0 ? [await take(body(taken)).unwrap()] : []),
    ]
    const outcome = mergeOutcomes(outcomes)
    const text = t(outcome.success ? 'grants.saved' : 'grants.notAll')
    dispatch(showFeedback({ text, outcome }))
  }
}

function useObjectTabs(domain: string) {
  const ownDn = useBootstrap().user.dn
  return useMemo(() => {
    const containers = (containerType: 'role' | 'resource' | 'prd') => ({
      ...containerTab({ containerType, ownDn, containerRootSelectable: true }),
      readRoots: () => listRootContainers.initiate(domain, freshly),
    })
    if (domain === 'ROLES') return [roleTab({}), containers('role')] as const
    if (domain === 'RESOURCES') return [resourceTab({}), containers('resource')] as const
    return [prdTab({ prdType: 'all' }), containers('prd')] as const
  }, [domain, ownDn])
}
