import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useCreateAdministratorMutation,
  useListAdminDomainsQuery,
  useListDividedDomainsQuery,
} from '../../entities/administrator/api'
import type { Named } from '../../entities/administrator/model'
import { containerTab } from '../../entities/container/pickerTab'
import { groupTab } from '../../entities/group/pickerTab'
import { roleTab } from '../../entities/role/pickerTab'
import { userTab } from '../../entities/user/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { DayField } from '../../shared/blocks/record-form/DayField'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Banner } from '../../shared/ui/Banner'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { Select } from '../../shared/ui/Select'
import { TextArea } from '../../shared/ui/TextArea'
import {
  nothing,
  scopeOf,
  toAdministratorBody,
  useAdministratorFields,
} from './administratorFields'

const NONE: readonly Named[] = []

const MANY = ['group', 'container', 'role'] as const

/**
 * The form of a new administrator assignment: the whole domain, or a part of it if the domain
 * allows this.
 */
export function AdministratorCreate({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('administrators')
  const tabs = useAssigneeTabs()
  const { data: domains = NONE } = useListAdminDomainsQuery(undefined)
  const { data: divided = NONE } = useListDividedDomainsQuery(undefined)
  const form = useCreation(domains, divided, onClose)
  const { value: domain, ...domainField } = form.field('domain')
  const { onChange: chooseScope, ...scope } = form.field('scope')
  const isDivided = domain === '' || divided.some(({ key }) => key === domain)
  return (
    <FormDialog form={form} title={t('create.title')} verb={t('create.open')} onClose={onClose}>
      <EntityPicker {...form.field('assignee')} tabs={tabs} selection="single" />
      <Everyone assignee={form.now.assignee[0]} />
      <Select
        {...domainField}
        options={domains.map(({ key, name }) => ({ id: key, text: name }))}
        value={domain === '' ? undefined : domain}
      />
      <RadioGroup
        {...scope}
        look="cards"
        onChange={chooseScope}
        value={scopeOf(form.now, divided)}
        options={[
          {
            id: 'part' as const,
            text: t('scope.part'),
            caption: t(isDivided ? 'scope.partCaption' : 'scope.undivided'),
            isDisabled: !isDivided,
          },
          { id: 'whole' as const, text: t('scope.whole'), caption: t('scope.wholeCaption') },
        ]}
      />
      <DayField {...form.field('firstDay')} />
      <DayField {...form.field('lastDay')} />
      <TextArea {...form.field('comment')} />
    </FormDialog>
  )
}

/** Warns that a group, a container or a role stands for all its people. */
function Everyone({ assignee }: { assignee: PickerItem | undefined }) {
  const { t } = useTranslation('administrators')
  const kind = MANY.find((each) => each === assignee?.type)
  return kind && <Banner kind="warning">{t(`create.everyone.${kind}`)}</Banner>
}

function useAssigneeTabs() {
  const { client, user } = useBootstrap()
  const clientId = client.id
  return useMemo(
    () =>
      [
        userTab({ clientId, isSingle: true }),
        groupTab({ clientId }),
        containerTab({
          containerType: 'user',
          ownDn: user.dn,
          containerRootSelectable: true,
          isSingle: true,
        }),
        roleTab({ isSingle: true }),
      ] as const,
    [clientId, user.dn],
  )
}

function useCreation(domains: readonly Named[], divided: readonly Named[], onClose: () => void) {
  const { t } = useTranslation('administrators')
  const dispatch = useAppDispatch()
  const [create] = useCreateAdministratorMutation()
  return useRecordForm({
    fields: useAdministratorFields(domains),
    stored: nothing,
    draftName: 'createAdministrator',
    onSave: async ({ all }) => {
      await create(toAdministratorBody(all, divided)).unwrap()
      return all.assignee
    },
    onSaved: ([assignee]) => {
      const about = assignee && { name: assignee.name }
      dispatch(showFeedback({ status: 200, text: t('create.done'), about }))
      onClose()
    },
  })
}
