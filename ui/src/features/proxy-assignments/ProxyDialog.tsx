import { useMemo } from 'react'
import { usePrincipalTabs } from '../../entities/principal/usePrincipalTabs'
import type { ProxyFields } from '../../entities/proxy/proxyChange'
import { teamTab } from '../../entities/team/pickerTab'
import { userTab } from '../../entities/user/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { DayField } from '../../shared/blocks/record-form/DayField'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Switch } from '../../shared/ui/Switch'

interface ProxyDialogProps {
  form: RecordFormState<ProxyFields>
  title: string
  verb: string
  /** The user is a team manager, who can choose only members of their teams. */
  isOfTeams: boolean
  onClose: () => void
}

/** The form of a proxy assignment. */
export function ProxyDialog({ form, isOfTeams, ...words }: ProxyDialogProps) {
  const tabs = useProxyTabs(isOfTeams)
  const { value: isNotified, ...notify } = form.field('isNotified')
  return (
    <FormDialog form={form} {...words}>
      <EntityPicker {...form.field('person')} tabs={tabs.person} selection="single" />
      <EntityPicker {...form.field('actsFor')} tabs={tabs.actsFor} selection="multi" />
      <DayField {...form.field('lastDay')} />
      <Switch {...notify} isSelected={isNotified} />
    </FormDialog>
  )
}

/** The tabs of the pickers. Source: docs/assumptions.md. */
function useProxyTabs(isOfTeams: boolean) {
  const clientId = useBootstrap().client.id
  const everybody = usePrincipalTabs()
  return useMemo(() => {
    const from = isOfTeams ? ({ from: 'teamProxyUsers' } as const) : {}
    const members = [
      userTab({ clientId, ...from }),
      teamTab({ teamType: 'P', robTeam: true }),
    ] as const
    return {
      person: [userTab({ clientId, isSingle: true, ...from })] as const,
      actsFor: isOfTeams ? members : everybody,
    }
  }, [clientId, everybody, isOfTeams])
}
