import { Link2Off, ListChecks } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reconciled } from '../../../entities/cprs/model'
import { ConfirmDialog } from '../../../shared/blocks/confirm/ConfirmDialog'
import type { BulkAction } from '../../../shared/blocks/data-table/action'
import { ListSection } from '../../../shared/blocks/list-page/ListSection'
import { useList } from '../../../shared/blocks/list-page/useList'
import { Button } from '../../../shared/ui/Button'
import { ChooseResources } from './ChooseResources'
import { reconciledList } from './reconciledList'
import { useSetManaged } from './useSetManaged'

/** The list of resources under reconciliation. */
export function SettingsTab() {
  const { t } = useTranslation('cprs')
  const [isChoosing, setChoosing] = useState(false)
  const release = useRelease()
  const choose = () => setChoosing(true)
  return (
    <>
      <ListSection
        list={useList(reconciledList)}
        tools={
          <Button variant="primary" icon={ListChecks} onPress={choose}>
            {t('reconciled.choose')}
          </Button>
        }
        bulkActions={[release.action]}
        emptyAction={
          <Button variant="primary" icon={ListChecks} onPress={choose}>
            {t('reconciled.choose')}
          </Button>
        }
      />
      {isChoosing && <ChooseResources onClose={() => setChoosing(false)} />}
      {release.dialog}
    </>
  )
}

interface Asked {
  rows: readonly Reconciled[]
  clear: () => void
}

/** Ends the reconciliation of the selected resources; holders keep them. */
function useRelease() {
  const { t } = useTranslation('cprs')
  const [asked, setAsked] = useState<Asked>()
  const setManaged = useSetManaged()
  const action: BulkAction<Reconciled> = {
    id: 'release',
    label: t('reconciled.release'),
    icon: Link2Off,
    takes: 'rows',
    onAction: setAsked,
  }
  const dialog = asked && (
    <ConfirmDialog
      kind="change"
      title={t('reconciled.releaseTitle', { number: asked.rows.length })}
      consequence={t('reconciled.releaseConsequence')}
      affected={asked.rows.map(({ name }) => name)}
      verb={t('reconciled.releaseVerb')}
      onConfirm={async () => {
        const ids = asked.rows.map(({ id }) => id)
        await setManaged(ids, false)
        asked.clear()
      }}
      onClose={() => setAsked(undefined)}
    />
  )
  return { action, dialog }
}
