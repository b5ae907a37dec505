import { UserRoundCheck } from 'lucide'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { userTab } from '../../entities/user/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { PickerTab } from '../../shared/blocks/entity-picker/pickerTab'
import { FormFault } from '../../shared/blocks/form/FormFault'
import { useSave } from '../../shared/blocks/form/useSave'
import { Stack } from '../../shared/blocks/page/Stack'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Banner } from '../../shared/ui/Banner'
import { Dialog } from '../../shared/ui/Dialog'
import { DialogActions } from '../../shared/ui/DialogActions'
import { useFirstField } from '../../shared/ui/useFirstField'
import { useProxyMode } from './useProxyMode'

/** Chooses the person to act for; the server has to approve. Source: SPEC 2 "Modals", Proxy As; docs/assumptions.md A-316. */
export function ProxyAsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'confirm'])
  const [isBusy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<readonly PickerItem[]>()
  const { enter } = useProxyMode()
  const { attempt, fault } = useSave(enter)
  const [person] = chosen ?? []
  const begin = async () => {
    if (!person) return
    setBusy(true)
    const isDone = await attempt({ dn: person.id, fullName: person.name })
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={t('proxy.open')}
      isOpen
      onClose={onClose}
      sign={{ icon: UserRoundCheck, kind: 'info' }}
      actions={
        <DialogActions
          verb={t('proxy.continue')}
          isBusy={isBusy}
          isDisabled={!person}
          onDo={() => void begin()}
          onCancel={onClose}
        />
      }
    >
      <Stack>
        <p>{t('proxy.text')}</p>
        <PersonField value={chosen} onChange={setChosen} />
        {fault === undefined ? (
          <Banner kind="info">{t('proxy.approval')}</Banner>
        ) : (
          <FormFault error={fault} />
        )}
      </Stack>
    </Dialog>
  )
}

interface PersonFieldProps {
  /** The chosen person; undefined before. */
  value: readonly PickerItem[] | undefined
  onChange: (value: readonly PickerItem[]) => void
}

/** Chooses one of the people for whom the person may act, who are listed when the dialog opens. */
function PersonField({ value, onChange }: PersonFieldProps) {
  const { t } = useTranslation()
  const { client } = useBootstrap()
  const tabs = useMemo<[PickerTab]>(
    () => [userTab({ clientId: client.id, from: 'proxyUsers' })],
    [client.id],
  )
  const isMissing = value?.length === 0
  return (
    <div ref={useFirstField<HTMLDivElement>()}>
      <EntityPicker
        label={t('proxy.user')}
        tabs={tabs}
        selection="single"
        isRequired
        hasClear
        value={value ?? []}
        onChange={onChange}
        error={isMissing ? t('proxy.required') : undefined}
      />
    </div>
  )
}
